import Fetching
import FetchingPredicate
import FetchingSQLite
import Foundation
import GRDB

/// Something that goes through a whole expression.
struct TreeTask: Sendable, CustomStringConvertible {
    let description: String
    let run: @Sendable (FetchPredicate<Nest>) -> Void

    /// Whether it writes some operands more than once, as often as they are nested in one another.
    var isRepeating = false

    init(
        _ description: String, isRepeating: Bool = false,
        _ run: @escaping @Sendable (FetchPredicate<Nest>) throws -> Void
    ) {
        self.description = description
        self.isRepeating = isRepeating
        self.run = { predicate in
            do {
                try run(predicate)
            } catch {
                // To be refused is an answer: what counts is the room that was needed.
            }
        }
    }
}

extension TreeTask {
    private static let rules = StoredFilterRules<Nest>.trusted
    private static let request = Nest.request().all()

    static let all: [TreeTask] = [
        TreeTask("description") { _ = $0.description },
        TreeTask("simplified") { _ = $0.simplified() },
        TreeTask("hash") { _ = $0.hashValue },
        TreeTask("equality") { _ = Set([$0]) == Set([$0]) },
        TreeTask("another row") { _ = Nest.fetchableMembers.parent.satisfies($0) },
        TreeTask("memory") { _ = try request.where($0).fetch(in: MemoryStore().adding(Nest.all)) },
        TreeTask("a selection in memory") { predicate in
            _ = try request.select { _ in predicate }.fetch(in: MemoryStore().adding(Nest.all))
        },
        TreeTask("groups in memory") { predicate in
            _ = try request.grouped { _ in predicate }.select { $0.count }.fetch(in: MemoryStore().adding(Nest.all))
        },
        TreeTask("an order in memory") { predicate in
            _ = try request.sorted(by: .ascending { _ in predicate }).fetch(in: MemoryStore().adding(Nest.all))
        },
        TreeTask("a page in memory") { predicate in
            _ = try request.where(predicate).page(size: 1).fetch(in: MemoryStore().adding(Nest.all))
        },
        TreeTask("a verdict") { predicate in
            let verdict = try predicate.verdict(for: Nest.all[0], in: MemoryStore().adding(Nest.all))
            _ = verdict.description(showingValues: true)
            _ = verdict.reasons
        },
        TreeTask("obstacles in memory") { predicate in
            _ = try request.where(predicate).obstacles(in: MemoryStore().adding(Nest.all)).description
        },
        TreeTask("SQL", isRepeating: true) { _ = try request.where($0).sql(for: .sqlite) },
        TreeTask("SQLite", isRepeating: true) { _ = try request.where($0).fetch(in: database()) },
        TreeTask("a deletion on SQLite", isRepeating: true) { _ = try request.where($0).delete(in: database()) },
        TreeTask("stored") { _ = try $0.stored() },
        TreeTask("stored, and read") { _ = try Nest.predicate(stored: try $0.stored(), rules: rules) },
        TreeTask("Codable") { predicate in
            let data = try JSONEncoder().encode(predicate)
            _ = try JSONDecoder().decode(FetchPredicate<Nest>.self, from: data, configuration: rules)
        },
        TreeTask("to Foundation") { _ = try Predicate<Nest>($0) },
        TreeTask("from Foundation") { _ = try Nest.predicate(from: try Predicate<Nest>($0)) },
    ]

    private static func database() throws -> DatabaseQueue {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE Nest (id INTEGER PRIMARY KEY, name TEXT NOT NULL, size INTEGER NOT NULL,
                    isOpen BOOLEAN NOT NULL, parentID INTEGER)
                    """)
            for nest in Nest.all {
                try db.execute(
                    sql: "INSERT INTO Nest VALUES (?, ?, ?, ?, ?)",
                    arguments: [nest.id, nest.name, nest.size, nest.isOpen, nest.parentID])
            }
        }
        return database
    }
}
