package import FetchingCore
import Foundation
package import GRDB

/// Tells all lists of a database which rows each transaction has changed.
///
/// The rows are read once for all lists of a model. A list that they do not affect runs no statement.
///
/// Unchecked, because everything is touched on the connection that writes only.
package final class ObservedWriter: TransactionObserver, @unchecked Sendable {
    private var tables: [String: ObservedTable] = [:]

    /// The lists that may have been read from a transaction that was not committed.
    private var unsettled: [any UnsettledList] = []

    /// The table of the last event, for events come by the thousand.
    private var last: (name: String, table: ObservedTable)?

    private var isSchemaChanged = false

    private var commit = ObservedCommit()

    /// Observes the rows of a list.
    ///
    /// - Returns: Whether SQLite tells of its rows.
    /// - Throws: An error of SQLite.
    /// - Precondition: It is called on the connection that writes.
    package func add<Model: RowDecodable>(_ list: ObservedList<Model>, in db: Database) throws -> Bool {
        try db.requireOpenConnection()
        guard let table = try table(of: Model.self, in: db), let facts = table.facts,
            try list.begin(by: facts, in: db)
        else { return false }
        table.models(Model.self).add(list)
        if db.isInsideTransaction { unsettled.append(list) }
        return true
    }

    /// Has a list fetched again once the transaction is over in which it is read.
    ///
    /// - Precondition: It is called on the connection that writes.
    func unsettle(_ list: any UnsettledList) { unsettled.append(list) }

    /// The table of a model; nil where changed rows are not told by the key of the model.
    private func table(of model: any Fetchable.Type, in db: Database) throws -> ObservedTable? {
        let name = model.fetchableEntity.name.asciiLowercased
        if let table = tables[name], table.isObserved {
            return table.facts?.hasKey(of: model) ?? false ? table : nil
        }
        guard let facts = try ObservedTableFacts(of: model, in: db) else { return nil }
        let table = ObservedTable(of: model, facts, in: db)
        tables[name] = table
        last = nil
        // The connection keeps statements that delete all rows of a table that nobody observes, and tells of none of these.
        db.remove(transactionObserver: self)
        db.add(transactionObserver: self, extent: .observerLifetime)
        return table
    }

    package func observes(eventsOfKind kind: DatabaseEventKind) -> Bool {
        let name = kind.tableName
        if kind.isOfSchema { isSchemaChanged = true }
        guard let table = tables[name.asciiLowercased], table.isObserved else { return false }
        if table.facts?.hidesRows(from: kind) ?? true { table.changes.becomeUnknown() }
        return true
    }

    package func databaseDidChange() {
        for table in tables.values { table.changes.becomeUnknown() }
    }

    package func databaseDidChange(with event: DatabaseEvent) {
        let name = event.tableName
        if name != last?.name { last = tables[name.asciiLowercased].map { (name, $0) } }
        guard let table = last?.table, !table.changes.areUnknown, event.databaseName == "main" else { return }
        table.changes.record(event)
    }

    package func databaseWillCommit() { commit.begin() }

    package func databaseDidCommit(_ db: Database) {
        last = nil
        fetchUnsettledAgain()
        commit.end()
        if isSchemaChanged { describeTables(in: db) }
        for (name, table) in tables where !table.isObserved { tables[name] = nil }
        for table in tables.values where !table.changes.isEmpty { table.tellChanges(in: db) }
    }

    package func databaseDidRollback(_ db: Database) {
        fetchUnsettledAgain()
        if commit.end() {
            if isSchemaChanged { describeTables(in: db) }
            for table in tables.values where !table.changes.isEmpty {
                table.changes.becomeUnknown()
                table.tellChanges(in: db)
            }
        }
        isSchemaChanged = false
        for table in tables.values { table.changes = ChangedRows() }
    }

    /// A savepoint of the transaction in which they were read may be undone without a word.
    private func fetchUnsettledAgain() {
        for list in unsettled { list.fetchAgain() }
        unsettled = []
    }

    /// An index or a table may be another one now.
    private func describeTables(in db: Database) {
        isSchemaChanged = false
        for table in tables.values {
            table.changes.becomeUnknown()
            table.describe(in: db)
        }
    }
}

extension ObservedWriter {
    /// The observer of a database, which is the same as long as one of its lists is observed.
    package static func of(_ writer: any DatabaseWriter) -> ObservedWriter { known.observer(of: writer) }

    private static let known = Known()

    /// The observers of all databases.
    ///
    /// Unchecked, because the lock guards what changes.
    private final class Known: @unchecked Sendable {
        private struct Reference {
            weak var observer: ObservedWriter?
        }

        private let lock = NSLock()
        private var references: [ObjectIdentifier: Reference] = [:]

        // Who observes a list holds its database, too, so that no other one takes the identity of that.
        func observer(of writer: any DatabaseWriter) -> ObservedWriter {
            lock.withLock {
                let id = ObjectIdentifier(writer)
                if let observer = references[id]?.observer { return observer }
                references = references.filter { $0.value.observer != nil }
                let observer = ObservedWriter()
                references[id] = Reference(observer: observer)
                return observer
            }
        }
    }
}
