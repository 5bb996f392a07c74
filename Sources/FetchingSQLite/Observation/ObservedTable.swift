import FetchingCore
import GRDB

/// A table of which lists are observed, and its rows that the current transaction has changed.
final class ObservedTable {
    /// How its rows are told; nil where they are not any more.
    private(set) var facts: ObservedTableFacts?

    var changes = ChangedRows()

    /// One of the models that have their rows in the table.
    private let model: any Fetchable.Type

    /// The lists, by their models.
    private var rows: [ObjectIdentifier: any ObservedRows] = [:]

    /// A number that no row has exceeded until the last transaction; nil where none is known.
    private var lastRowID: Int64?

    init(of model: any Fetchable.Type, _ facts: ObservedTableFacts, in db: Database) {
        self.model = model
        self.facts = facts
        readLastRowID(in: db)
    }

    /// Whether there are lists left.
    var isObserved: Bool { rows.values.contains(where: \.isObserved) }

    func models<Model: RowDecodable>(_ model: Model.Type) -> ObservedModels<Model> {
        if let models = rows[ObjectIdentifier(model)] as? ObservedModels<Model> { return models }
        let models = ObservedModels<Model>()
        rows[ObjectIdentifier(model)] = models
        return models
    }

    /// Looks at the table again, which may be another one now. What cannot be told of its rows is fetched again each time.
    func describe(in db: Database) {
        facts = try? ObservedTableFacts(of: model, in: db)
        readLastRowID(in: db)
        for models in rows.values { models.begin(by: facts, in: db) }
    }

    func tellChanges(in db: Database) {
        let changes = changes
        self.changes = ChangedRows()
        let known = facts.flatMap { tellAll(changes, $0) ? $0 : nil }
        if changes.areUnknown {
            readLastRowID(in: db)
        } else if let last = changes.lastInserted {
            lastRowID = lastRowID.map { max($0, last) }
        }
        for models in rows.values where models.isObserved {
            if let known {
                models.tell(changes, of: known, in: db)
            } else {
                models.fetchAgain()
            }
        }
    }
}

extension ObservedTable {
    /// Whether changed rows tell of all that has changed.
    private func tellAll(_ changes: ChangedRows, _ facts: ObservedTableFacts) -> Bool {
        guard !changes.areUnknown else { return false }
        if facts.isKeyRowID { return facts.uniqueIndexes.isEmpty || changes.tellReplaced }
        // A number tells which key a row has, but not which it had: it may have been that of another row before.
        guard !changes.haveDeletion, changes.tellReplaced else { return false }
        guard let first = changes.firstInserted else { return true }
        return lastRowID.map { first > $0 } ?? false
    }

    private func readLastRowID(in db: Database) {
        guard let facts, !facts.isKeyRowID else { return }
        let sql = "SELECT max(\(facts.rowID)) FROM \(model.fetchableEntity.quotedName)"
        lastRowID = try? Int64.fetchOne(db, sql: sql) ?? .min
    }
}

/// Lists of rows of a table.
protocol ObservedRows: AnyObject {
    /// Whether there are lists.
    var isObserved: Bool { get }

    /// Begins again by what is known of a table now.
    func begin(by facts: ObservedTableFacts?, in db: Database)

    /// Decides what changed rows do to the lists.
    func tell(_ changes: ChangedRows, of facts: ObservedTableFacts, in db: Database)

    /// Has the lists fetched again.
    func fetchAgain()
}

/// A list that may have been read from a transaction that was not committed.
protocol UnsettledList {
    /// Has the list fetched again.
    func fetchAgain()
}
