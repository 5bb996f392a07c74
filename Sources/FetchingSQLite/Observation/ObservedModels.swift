import FetchingCore
import FetchingSQL
import GRDB

/// The lists of a model that are observed on a connection.
final class ObservedModels<Model: RowDecodable>: ObservedRows {
    private struct Reference {
        weak var list: ObservedList<Model>?
    }

    private var references: [Reference] = []

    /// With as many references, those are looked for whose lists are gone.
    private var limit = 16

    func add(_ list: ObservedList<Model>) {
        if references.count >= limit {
            removeAbandoned()
            limit = max(16, references.count * 2)
        }
        references.append(Reference(list: list))
    }

    var isObserved: Bool { references.contains { $0.list != nil } }

    func begin(by facts: ObservedTableFacts?, in db: Database) {
        for reference in references { reference.list?.beginAgain(by: facts, in: db) }
    }

    func tell(_ changes: ChangedRows, of facts: ObservedTableFacts, in db: Database) {
        removeAbandoned()
        let hasInsertions = changes.firstInserted != nil
        guard let rows = try? rows(of: changes, facts, in: db) else { return fetchAgain() }
        let lists = references.compactMap(\.list).map { (list: $0, ownForms: $0.ownForms) }
        let ownForms = lists.flatMap(\.ownForms)
        let areInForm = ownForms.isEmpty || (try? areStored(rows, in: ownForms, db)) ?? false
        for (list, ownForms) in lists {
            if areInForm || ownForms.isEmpty {
                list.apply(rows, hasInsertions: hasInsertions)
            } else {
                list.fetchAgain()
            }
        }
    }

    /// Whether the rows have in some columns the values that their models are stored with.
    private func areStored(_ rows: [RowChange<Model>], in columns: [FetchableColumn], _ db: Database) throws -> Bool {
        var names: Set<String> = []
        let columns = columns.filter { names.insert($0.name).inserted } + (Model.keyed?.primaryKeyColumns ?? [])
        return try rows.allSatisfy { row in
            guard let model = row.model else { return true }
            var query = Model.request().all().query
            let conditions = try columns.map {
                ExpressionTree.comparison(.equal, ExpressionTree(.column($0)), with: try $0.value(of: model))
            }
            query.predicate = .joined(conditions, by: .and)
            let runner = SQLiteRunner(db)
            let text = try query.statement(for: .sqlite, of: Model.self)
            let stored: [Model] = try runner.models(by: runner.ready(text, of: Model.self))
            return stored.count == 1
        }
    }

    func fetchAgain() {
        for reference in references { reference.list?.fetchAgain() }
    }

    private func removeAbandoned() { references.removeAll { $0.list == nil } }

    /// The changed rows as they are now.
    private func rows(
        of changes: ChangedRows, _ facts: ObservedTableFacts, in db: Database
    ) throws -> [RowChange<Model>] {
        let rowIDs = changes.counts.keys
        let models = try models(rowIDs.map(PrimitiveValue.int64), facts, in: db)
        let left = try models.map { try RowChange($0) }
        guard left.count < rowIDs.count else { return left }
        // Of a row that is gone, only its number is known.
        guard facts.isKeyRowID else { throw DatabaseError(resultCode: .SQLITE_NOTFOUND) }
        let keys = Set(left.map(\.key))
        let gone = rowIDs.filter { !keys.contains(RowKey([.int64($0)])) }
        // A row that was written and is gone again may have replaced another, of which nothing tells any more.
        guard facts.uniqueIndexes.isEmpty || !gone.contains(where: changes.written.contains) else {
            throw DatabaseError(resultCode: .SQLITE_NOTFOUND)
        }
        return left + gone.map { RowChange(key: RowKey([.int64($0)]), model: nil) }
    }

    /// The models whose rows have some numbers.
    private func models(
        _ rowIDs: [PrimitiveValue], _ facts: ObservedTableFacts, in db: Database
    ) throws -> [Model] {
        var query = Model.request().all().query
        // Without scopes, which are among the conditions of each list.
        query.predicate = nil
        var text = try query.statement(for: .sqlite, of: Model.self)
        let places = Array(repeating: "?", count: rowIDs.count).joined(separator: ", ")
        // The text of the statement for one row is always the same.
        text.sql += " WHERE \(facts.rowID) " + (rowIDs.count == 1 ? "= ?" : "IN (\(places))")
        text.bindings += rowIDs.map(SQLBinding.value)
        let runner = SQLiteRunner(db)
        return try runner.models(by: runner.ready(text, of: Model.self))
    }
}
