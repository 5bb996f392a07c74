#if Postgres
import FetchingCore
import Foundation

/// The lists of a pool that are decided from changed rows, which are read once for all of them.
///
/// Unchecked, because all of its state is touched under its lock.
final class PostgresDecidedLists: @unchecked Sendable {
    private struct Table {
        /// The name as SQL writes it.
        let name: String

        /// The lists, by their models.
        var models: [ObjectIdentifier: any PostgresListedRows] = [:]

        var isObserved: Bool { models.values.contains(where: \.isObserved) }
        var needsRows: Bool { models.values.contains(where: \.needsRows) }

        func fetchAgain() {
            for models in models.values { models.fetchAgain() }
        }
    }

    /// How long notifications are waited for that were sent already. Lists are fetched again afterwards.
    private static let patience = Duration.seconds(2)

    /// The most changed rows that are read.
    private static let mostRows = 500

    private let lock = NSLock()

    /// The tables of lists, by their numbers.
    private var tables: [String: Table] = [:]
    private var pending = PendingPostgresChanges()

    /// The connections that tell of changes: one, or while one takes the place of another also that.
    private var lines: [PostgresChangeLine] = []
    private var isDeciding = false
    private weak var pool: PostgresPool?

    /// The facts of each table that were read last, and their JSON.
    private var facts: [String: (text: String, facts: PostgresTableFacts?)] = [:]

    /// Observes a list that is fetched from now on.
    ///
    /// - Parameters:
    ///   - list: The list.
    ///   - table: The number of its table.
    ///   - name: The table as SQL writes it.
    ///   - pool: The pool.
    func add<Model: RowDecodable>(
        _ list: PostgresObservedList<Model>, of table: String, named name: String, in pool: PostgresPool
    ) {
        lock.withLock {
            self.pool = pool
            for (number, table) in tables where !table.isObserved { (tables[number], facts[number]) = (nil, nil) }
            let id = ObjectIdentifier(Model.self)
            let models = tables[table]?.models[id] as? PostgresModelLists<Model> ?? PostgresModelLists<Model>()
            models.add(list)
            tables[table, default: Table(name: name)].models[id] = models
        }
    }

    /// The facts of the table at a moment, nil where they cannot be told.
    func facts(at moment: PostgresMoment) -> PostgresTableFacts? {
        lock.withLock {
            if let known = facts[moment.table], known.text == moment.facts { return known.facts }
            let read = try? JSONDecoder().decode(PostgresTableFacts.self, from: Data(moment.facts.utf8))
            facts[moment.table] = (moment.facts, read)
            return read
        }
    }

    /// Reads something that changes under the lock.
    func underLock<Value>(_ read: () -> Value) -> Value { lock.withLock(read) }

    /// Waits until the lists have been told of all that was committed, and holds the thread.
    func waitUntilTold() {
        _ = underLock { lines.last }?.waitForSent(.seconds(60))
        while underLock({ isDeciding }) { Thread.sleep(forTimeInterval: 0.0002) }
    }

    /// Has every list fetched again.
    func fetchAgain() {
        lock.withLock { forgetAll() }
    }

    /// - Precondition: The lock is held.
    private func forgetAll() {
        pending.removeAll()
        for table in tables.values { table.fetchAgain() }
    }
}

extension PostgresDecidedLists {
    /// Begins to be told of changes by a connection that listens already: what others have told is over.
    func connect() -> PostgresChangeLine {
        let line = PostgresChangeLine(self)
        lock.withLock {
            lines.append(line)
            forgetAll()
        }
        return line
    }

    /// Ends to be told by a connection.
    func lose(_ line: PostgresChangeLine) {
        lock.withLock {
            guard let index = lines.firstIndex(where: { $0 === line }) else { return }
            lines.remove(at: index)
            forgetAll()
        }
    }

    /// Whether lists of a table are observed.
    func observes(_ table: String) -> Bool { lock.withLock { tables[table] != nil } }

    /// Takes a change, whose transaction is over.
    func receive(_ change: PostgresTableChange, by line: PostgresChangeLine) {
        lock.withLock {
            guard lines.contains(where: { $0 === line }), let table = tables[change.table] else { return }
            guard table.isObserved else {
                tables[change.table] = nil
                return
            }
            guard let rows = change.rows, table.needsRows, pending.add(rows, of: change.table) else {
                pending.remove(change.table)
                return table.fetchAgain()
            }
            guard !isDeciding else { return }
            isDeciding = true
            Task { await decideAll() }
        }
    }

    private func decideAll() async {
        while let batch = nextBatch() {
            do {
                try await batch.pool.withConnection { db in try self.decide(batch, in: db) }
            } catch {
                // Who fetches is told of what is wrong.
                fetchAgain(batch.tables)
            }
        }
    }

    /// Tables of which changes are there.
    private struct Batch: Sendable {
        let pool: PostgresPool
        let line: PostgresChangeLine
        let tables: [String: String]
    }

    private func nextBatch() -> Batch? {
        lock.withLock {
            let changed = pending.tables.compactMap { number in tables[number].map { (number, $0.name) } }
            guard !changed.isEmpty, let pool, let line = lines.last else {
                forgetPending()
                return nil
            }
            return Batch(pool: pool, line: line, tables: Dictionary(uniqueKeysWithValues: changed))
        }
    }

    /// - Precondition: The lock is held.
    private func forgetPending() {
        isDeciding = false
        for number in pending.tables { tables[number]?.fetchAgain() }
        pending.removeAll()
    }

    private func fetchAgain(_ changed: [String: String]) {
        lock.withLock {
            for number in changed.keys {
                pending.remove(number)
                tables[number]?.fetchAgain()
            }
        }
    }

    /// Reads the changed rows of some tables in one state of the database, and tells the lists.
    private func decide(_ batch: Batch, in db: PostgresConnection) throws {
        guard !db.hasOwnDialect else { throw UnknownRows() }
        let session = try db.session
        let tellings = try session.inTransaction("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY") {
            // Who waits for a lock must not be in the way of others for as long as a deadlock is looked for.
            try session.run("SET LOCAL lock_timeout = '500ms'; \(PostgresMoment.lock(of: batch.tables.values).sql)")
            let start = lock.withLock { pending.next }
            let moments = try batch.tables.map { number, name in
                (number, try PostgresMoment(for: name, in: db))
            }
            let server = batch.line.waitForSent(Self.patience)
            return try moments.flatMap { number, moment in
                guard let moment, moment.table == number, moment.server == server else { throw UnknownRows() }
                return try readRows(of: number, at: moment, takenAt: start, in: db)
            }
        }
        for tell in tellings { tell(self) }
    }

    /// - Returns: What tells the lists of the rows.
    private func readRows(
        of number: String, at moment: PostgresMoment, takenAt start: Int, in db: PostgresConnection
    ) throws -> [(PostgresDecidedLists) -> Void] {
        let (keys, models) = lock.withLock {
            (
                pending.take(number, seenBy: moment.snapshot, takenAt: start),
                tables[number].map { Array($0.models.values) } ?? []
            )
        }
        guard keys.count <= Self.mostRows else { throw UnknownRows() }
        return try models.filter { models in underLock { models.isObserved } }.map {
            try $0.rows(of: keys, at: moment, in: db)
        }
    }
}

/// Lists of rows of a table.
protocol PostgresListedRows: AnyObject {
    /// Whether there are lists.
    var isObserved: Bool { get }

    /// Whether it is worth reading changed rows for one of them.
    var needsRows: Bool { get }

    /// Has the lists fetched again.
    func fetchAgain()

    /// Reads rows by the texts of their keys, and gives what tells the lists of them.
    func rows(
        of keys: Set<ExactText>, at moment: PostgresMoment, in db: PostgresConnection
    ) throws -> (PostgresDecidedLists) -> Void
}
#endif
