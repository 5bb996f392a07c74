import Foundation
import Testing

/// Every public way to rows has a policed counterpart, or a reason to have none: a new function is decided about here.
@Suite("Ways to rows") struct PolicyWayTests {
    /// How somebody who acts gets at rows.
    private enum Way {
        /// By a function of `ActingDatabase`, which the tests of policies call with every kind of request.
        case acting(String)

        /// Not at all, for a reason.
        case none(String)
    }

    private static let memory = "It takes collections that the caller holds already"
    private static let schema = "It reads or writes no rows of models, but declarations"
    private static let cluster = "A cluster has no 'acting(as:)'"
    private static let raw = "SQL by hand: 'ActingDatabase' has none"
    private static let connection = "It is about connections, not rows"
    private static let pure = "It reads no rows"
    private static let driver = "A driver of one's own has no 'acting(as:)'"
    private static let plan = "It gives plans, and 'ActingDatabase' has none"
    private static let list = "A list takes a 'ListSource', which 'ActingDatabase' is not"

    private static let ways: [String: Way] = [
        "BoundRequest.fetch(in:)": .acting("fetch(_:)"), "FetchableRequest.count(in:)": .acting("fetch(_:)"),
        "FetchableRequest.exists(in:)": .acting("fetch(_:)"), "FetchableRequest.fetch(in:)": .acting("fetch(_:)"),
        "FetchableRequest.obstacles(in:)": .acting("fetch(_:)"), "LoadingRequest.fetch(in:)": .acting("fetch(_:)"),
        "PageRequest.fetch(in:)": .acting("fetch(_:)"), "PostgresRequest.fetch(in:)": .acting("fetch(_:)"),
        "SQLiteRequest.fetch(in:)": .acting("fetch(_:)"), "TypedRequest.fetch(in:)": .acting("fetch(_:)"),
        "ValueRequest.fetch(in:)": .acting("fetch(_:)"), "Database.fetch(_:_:)": .acting("read(_:)"),
        "DatabaseReader.fetch(_:_:)": .acting("read(_:)"), "PostgresConnection.fetch(_:)": .acting("read(_:)"),
        "PostgresPool.fetch(_:)": .acting("read(_:)"), "PostgresPool.read(_:)": .acting("read(_:)"),
        "PostgresPool.write(_:)": .acting("write(_:)"),
        "PostgresPool.transaction(isolation:readOnly:retries:_:)": .acting("write(_:)"),
        "DatabaseWriter.transaction(isolation:readOnly:retries:_:)": .acting("write(_:)"),
        "Database.transaction(_:)": .acting("transaction(_:)"),
        "PostgresConnection.transaction(_:)": .acting("transaction(_:)"),
        "FetchableRequest.delete(in:)": .acting("delete(_:)"),
        "FetchableRequest.update(in:_:)": .acting("update(_:_:)"),
        "FetchableRequest.stream(in:)": .acting("stream(_:)"), "PostgresRequest.updates(in:)": .acting("updates(_:)"),
        "SQLiteRequest.updates(in:)": .acting("updates(_:)"), "InsertRequest.run(in:)": .acting("run(_:)"),
        "ModelChangeRequest.run(in:)": .acting("run(_:)"), "ModelChanges.run(in:)": .acting("run(_:)"),
        "ReturningRequest.run(in:)": .acting("run(_:)"),

        "FetchableRequest.cursor(in:)": .none("A stream, or a fetch in a block, has the same rows"),
        "FetchCursor.forEach(_:)": .none("There is no cursor while somebody acts"),
        "FetchCursor.next()": .none("There is no cursor while somebody acts"),
        "FetchPredicate.evaluate(_:in:)": .none(memory), "FetchPredicate.verdict(for:in:)": .none(memory),
        "MemoryStore.add(_:)": .none(memory), "MemoryStore.adding(_:)": .none(memory),
        "MemoryStore.acting(as:_:)": .none("It begins to act"),
        "MemoryStore.transaction(_:)": .none("The closure of 'acting(as:_:)' is a transaction"),
        "Policy.allows(_:_:as:in:)": .none(memory), "Policy.verdict(for:_:as:in:)": .none(memory),
        "Database.acting(as:)": .none("It begins to act"), "DatabaseReader.acting(as:)": .none("It begins to act"),
        "PostgresConnection.acting(as:)": .none("It begins to act"),
        "PostgresPool.acting(as:setsPrincipal:)": .none("It begins to act"),
        "PostgresConnection.setPrincipal(_:)": .none("It tells the server who acts, whose own policies then hold"),
        "FetchableFullText.name(in:)": .none(pure), "FetchableIndex.name(in:)": .none(pure),
        "FetchableOperand.adding(_:in:)": .none(pure), "FetchableOperand.part(_:in:)": .none(pure),
        "FetchableOperand.start(of:in:)": .none(pure), "Sequence.conjunction()": .none(pure),
        "Sequence.disjunction()": .none(pure), "Fetchable.predicate(search:in:fields:options:)": .none(pure),
        "Database.logQueries(to:at:showingValues:slowerThan:)": .none(connection),
        "PostgresConnection.notify(_:_:)": .none(connection), "PostgresPool.close()": .none(connection),
        "PostgresPool.close(cancellingAfter:)": .none(connection), "PostgresPool.notifications(on:)": .none(connection),
        "PostgresPool.installObservation(for:sendingKeys:)": .none(schema),
        "PostgresConnection.execute(_:)": .none(raw), "PostgresConnection.rows(_:_:)": .none(raw),
        "PostgresConnection.values(_:of:)": .none(raw), "PostgresPool.copyIn(_:from:)": .none(raw),
        "PostgresPool.copyOut(_:)": .none(raw),
        "PostgresRequest.explain(in:warningAbove:)": .none(plan),
        "PostgresRequest.explainShards(in:running:)": .none(plan),
        "SQLiteRequest.explain(in:warningAbove:)": .none(plan),
        "FetchableRequest.stream(in:reading:)": .none(cluster), "ReadRequest.fetch(in:)": .none(cluster),
        "PostgresCluster.close()": .none(cluster), "PostgresCluster.currentToken()": .none(cluster),
        "PostgresCluster.fetch(_:)": .none(cluster), "PostgresCluster.installObservation(for:)": .none(cluster),
        "PostgresCluster.read(_:_:)": .none(cluster), "PostgresCluster.reading(_:)": .none(cluster),
        "PostgresCluster.status()": .none(cluster), "PostgresCluster.write(isolation:shards:_:)": .none(cluster),
        "PostgresCluster.writeReturningToken(_:)": .none(cluster),
        "PostgresDriver.delete(_:)": .none(driver), "PostgresDriver.fetch(_:)": .none(driver),
        "PostgresDriver.insert(_:)": .none(driver), "PostgresDriver.rows(of:)": .none(driver),
        "PostgresDriver.run(_:)": .none(driver), "PostgresDriver.update(_:_:)": .none(driver),
        "FetchedList.differences()": .none(list), "FetchedList.load(_:)": .none(list),
        "FetchedList.loadMore()": .none(list), "FetchedList.reload()": .none(list), "FetchedList.run()": .none(list),
        "ListSource.changes(of:)": .none(list), "ListSource.fetchPage(_:)": .none(list),
        "PostgresPool.changes(of:)": .none(list), "PostgresPool.fetchPage(_:)": .none(list),
        "PostgresMigrations.pending(in:)": .none(schema), "PostgresMigrations.run(in:)": .none(schema),
        "SQLSchema.create(in:ifNotExists:)": .none(schema), "Fetchable.check(in:)": .none(schema),
        "Fetchable.create(in:ifNotExists:)": .none(schema), "Fetchable.migrationSQL(in:)": .none(schema),
        "Fetchable.schemaDifferences(in:)": .none(schema), "Fetchable.schemaHints(in:)": .none(schema),
        "Fetchable.shardHints(in:)": .none(schema),
    ]

    /// The functions of what `acting(as:)` gives.
    private static let acting: Set = [
        "fetch(_:)", "run(_:)", "delete(_:)", "update(_:_:)", "stream(_:)", "updates(_:)", "read(_:)", "write(_:)",
        "transaction(_:)",
    ]

    /// The types that have rows, or run what reads them.
    private static let owners: Set = [
        "Database", "DatabaseReader", "DatabaseWriter", "PostgresConnection", "PostgresPool", "PostgresCluster",
        "PostgresDriver", "MemoryStore", "ListSource", "FetchedList", "FetchCursor", "Sequence", "Array",
    ]

    private static func symbols() throws -> Set<String> {
        let folder = SourceFiles.package.appending(path: "Tests/CompileTimeTests/PublicSymbols")
        var symbols: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split(separator: " ", maxSplits: 1).map(String.init)
                guard words.count == 2, words[0].hasSuffix("method") || words[0] == "subscript" else { continue }
                symbols.insert(words[1])
            }
        }
        return symbols
    }

    @Test("are policed, or have a reason") func areDecidedAbout() throws {
        let ways = try Self.symbols().filter { symbol in
            let owner = symbol.prefix { $0 != "." }
            return Self.owners.contains(String(owner)) || symbol.contains("(in:") || symbol.contains(":in:")
        }
        #expect(ways.subtracting(Self.ways.keys).sorted() == [])
        #expect(Set(Self.ways.keys).subtracting(ways).sorted() == [])
        #expect(ways.count > 80)
    }

    @Test("of what acts are the ones that the tests walk") func ofActing() throws {
        let prefix = "ActingDatabase."
        let functions = Set(
            try Self.symbols().filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) })
        #expect(functions == Self.acting)
        for case .acting(let function) in Self.ways.values { #expect(Self.acting.contains(function), "\(function)") }
    }

    /// A function that takes any request or change takes policed ones alone, and no function of an acting database gives its base.
    @Test("that act are policed") func sources() throws {
        let folders = ["FetchingCore", "FetchingSQLite", "FetchingPostgres"]
        var count = 0
        for folder in folders {
            let path = SourceFiles.package.appending(path: "Sources/\(folder)/Policies")
            for file in try FileManager.default.contentsOfDirectory(at: path, includingPropertiesForKeys: nil)
            where file.lastPathComponent.hasPrefix("ActingDatabase") {
                let text = try String(contentsOf: file, encoding: .utf8)
                // Wherever the base runs something, the session has been added.
                for line in text.split(separator: "\n")
                where line.contains("(in: base)") || line.contains("(in: &base)") {
                    count += 1
                    let isPoliced = line.contains("by: session)") || line.contains("by: PolicySession(principal))")
                    #expect(isPoliced, "\(file.lastPathComponent): \(line)")
                }
                #expect(!text.contains("public var base") && !text.contains("public let base"))
            }
        }
        #expect(count > 10)
    }
}
