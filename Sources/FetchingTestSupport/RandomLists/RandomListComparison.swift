import Fetching
import FetchingCore

/// Random lists of rows that change, which are decided from the changed rows. Each must be the list that is fetched.
///
/// The rows have every form of storage. Transactions insert, update, delete and replace rows, change keys and values of which no two rows
/// have the same, and undo a part of it.
package struct RandomListComparison {
    /// The findings.
    package struct Outcome {
        /// The lists that are not those that were fetched.
        package var failures: [String] = []

        /// How many lists were looked at after a transaction.
        package var lists = 0

        /// How many of these were decided.
        package var decided = 0

        /// How many of the decided ones were other lists than before the transaction.
        package var changed = 0
    }

    private static let listsForEachTable = 12
    private static let transactionsForEachTable = 24

    private let seed: UInt64
    private let count: Int
    private let engines: [any ConformanceEngine]
    private let makeStore: (ConformanceCollection) throws -> any ObservingStore

    /// - Parameters:
    ///   - count: The number of lists that are looked at after a transaction.
    ///   - engines: The engines that must hold all values.
    package init(
        seed: UInt64, count: Int, for engines: [any ConformanceEngine] = [],
        in makeStore: @escaping (ConformanceCollection) throws -> any ObservingStore
    ) {
        self.seed = seed
        self.count = count
        self.engines = engines
        self.makeStore = makeStore
    }

    package func outcome() throws -> Outcome {
        var outcome = Outcome()
        var batch: UInt64 = 0
        while outcome.lists < count, outcome.failures.isEmpty {
            var lists = RandomLists(seed: seed &+ batch, for: engines)
            try lists.compare(in: makeStore, Self.listsForEachTable, Self.transactionsForEachTable, &outcome)
            batch += 1
        }
        return outcome
    }
}

/// Draws lists and transactions on one table.
private struct RandomLists {
    private let seed: UInt64
    private var grammar: FormGrammar

    private struct Listed {
        let base: FormBase
        let request: FetchableRequest<Specimen, [Specimen]>
        let rows: ListObservation<Specimen>
        var last: [String]
    }

    init(seed: UInt64, for engines: [any ConformanceEngine]) {
        self.seed = seed
        grammar = FormGrammar(seed: seed, for: engines)
    }

    mutating func compare(
        in makeStore: (ConformanceCollection) throws -> any ObservingStore, _ count: Int, _ transactions: Int,
        _ outcome: inout RandomListComparison.Outcome
    ) throws {
        var collection = try grammar.table().collection(with: [])
        // Some keys are the numbers of the rows, and others are columns like any other.
        collection.isKeyGiven = !grammar.isOne(in: 3)
        let code = [Specimen.fetchableMembers.code.column]
        collection.uniqueKeys = grammar.isOne(in: 2) ? [code] : []
        if !collection.isKeyGiven { collection.uniqueKeys.append([Specimen.fetchableMembers.id.column]) }
        let store = try makeStore(collection)
        var lists = try lists(count, in: store)
        for number in 0..<transactions {
            let statements = try change(store)
            for index in lists.indices {
                let fetched = try store.fetch(lists[index].request)
                let expected = fetched.map(\.formText)
                outcome.lists += 1
                guard let decided = lists[index].rows.decided()?.map(\.formText) else {
                    lists[index].rows.fetched(fetched)
                    lists[index].last = expected
                    continue
                }
                outcome.decided += 1
                if decided != lists[index].last { outcome.changed += 1 }
                lists[index].last = expected
                guard decided != expected else { continue }
                outcome.failures.append(
                    """
                    seed \(seed), transaction \(number): \(statements.joined(separator: "; ")): \(lists[index].base):
                    fetched \(expected)
                    decided \(decided)
                    """.replacing("\0", with: "\\0"))
            }
        }
    }

    private mutating func lists(_ count: Int, in store: any ObservingStore) throws -> [Listed] {
        var lists: [Listed] = []
        // Of what is drawn, half goes along relationships.
        for _ in 0..<count * 8 where lists.count < count {
            var base = grammar.base(maximumDepth: 2, eachDepth: 0)
            base.isDistinct = false
            if !grammar.isOne(in: 8) { base.offset = 0 }
            let request = base.request(then: grammar.isOne(in: 3) ? [] : [.key(isAscending: grammar.isOne(in: 2))])
            guard let rows = try store.observe(request) else { continue }
            lists.append(
                Listed(base: base, request: request, rows: rows, last: try store.fetch(request).map(\.formText)))
        }
        return lists
    }

    // Changes

    /// Runs a transaction, and tells its statements.
    private mutating func change(_ store: any ObservingStore) throws -> [String] {
        var statements: [String] = []
        let isUndone = grammar.isOne(in: 12)
        try store.transaction(isUndone: isUndone) {
            repeat {
                guard grammar.isOne(in: 6) else {
                    statements.append(try step(store))
                    continue
                }
                let isUndone = grammar.isOne(in: 2)
                try store.savepoint(isUndone: isUndone) {
                    statements.append(try step(store) + (isUndone ? " (undone)" : ""))
                }
            } while grammar.isOne(in: 3)
        }
        return isUndone ? ["undone"] + statements : statements
    }

    private mutating func step(_ store: any ObservingStore) throws -> String {
        let (row, other) = (grammar.number(1...14), grammar.number(1...14))
        let drawn = grammar.number(0...16)
        let statement: String
        switch drawn {
        // Those that replace rows.
        case _ where [5, 7, 8, 16].contains(drawn) && !store.replacesRows: statement = replacement(row, by: other)
        case 0, 1, 2:
            var model = Specimen(id: grammar.number(1...20))
            for field in FormFields.all { field.fill(&model, &grammar.generator) }
            model.code = Specimen.code(UInt8(model.id))
            try store.insert([model])
            return "insert \(model.id)"
        case 3: statement = "DELETE FROM specimens WHERE id = \(row)"
        case 4: statement = "DELETE FROM specimens WHERE id % 5 = \(row % 5)"
        case 5: statement = copy(row, to: other, "INSERT OR REPLACE")
        case 16: statement = copy(row, to: other + 20, "INSERT OR REPLACE", number: "rowid, ", "\(other), ")
        case 6: statement = "UPDATE specimens SET id = \(other) WHERE id = \(row)"
        case 7: statement = "UPDATE OR REPLACE specimens SET id = \(other) WHERE id = \(row)"
        case 8:
            statement = """
                UPDATE OR REPLACE specimens SET code = (SELECT code FROM specimens WHERE id = \(other))
                WHERE id = \(row) AND EXISTS (SELECT * FROM specimens WHERE id = \(other))
                """
        case 9: statement = update(of: "id = \(row)", from: other, columns: FormFields.all.map(\.column))
        case 10, 11, 12: statement = update(of: "id % 4 = \(row % 4)", from: other, columns: drawnColumns())
        default: statement = update(of: "id = \(row)", from: other, columns: drawnColumns())
        }
        try store.execute(statement)
        return statement
    }

    /// The statement of a database that replaces no rows by itself.
    private mutating func replacement(_ row: Int, by other: Int) -> String {
        switch grammar.number(0...3) {
        case 0:
            // A table that is made anew has the rows that it had, and another one less.
            return """
                CREATE TEMPORARY TABLE kept AS SELECT * FROM specimens WHERE id <> \(row);
                TRUNCATE specimens; INSERT INTO specimens SELECT * FROM kept; DROP TABLE kept
                """
        case 1: return "DELETE FROM specimens WHERE id = \(other); UPDATE specimens SET id = \(other) WHERE id = \(row)"
        default:
            let names = Specimen.fetchableEntity.columns.map(\.quotedName).filter {
                !["\"id\"", "\"code\""].contains($0)
            }
            return """
                \(copy(row, to: other, "INSERT")) ON CONFLICT (id) DO UPDATE
                SET (\(names.joined(separator: ", "))) = (\(names.map { "excluded.\($0)" }.joined(separator: ", ")))
                """
        }
    }

    private mutating func drawnColumns() -> [FetchableColumn] {
        grammar.fields.filter { _ in grammar.isOne(in: 2) }.map(\.column)
    }

    private func copy(
        _ row: Int, to other: Int, _ verb: String, number name: String = "", _ number: String = ""
    ) -> String {
        let names = Specimen.fetchableEntity.columns.map(\.quotedName).filter { $0 != "\"id\"" }.joined(separator: ", ")
        return
            "\(verb) INTO specimens (\(name)id, \(names)) SELECT \(number)\(other), \(names) FROM specimens WHERE id = \(row)"
    }

    /// Gives rows some values of another one.
    private func update(of condition: String, from other: Int, columns: [FetchableColumn]) -> String {
        var names: [String] = []
        for name in columns.map(\.quotedName) where !["\"code\"", "\"id\""].contains(name) && !names.contains(name) {
            names.append(name)
        }
        guard !names.isEmpty else { return "UPDATE specimens SET integer = integer WHERE \(condition)" }
        let list = names.joined(separator: ", ")
        return """
            UPDATE specimens SET (\(list)) = (SELECT \(list) FROM specimens WHERE id = \(other))
            WHERE \(condition) AND EXISTS (SELECT * FROM specimens WHERE id = \(other))
            """
    }
}
