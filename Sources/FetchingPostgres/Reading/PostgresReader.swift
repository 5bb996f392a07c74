#if Postgres
import CLibPQ
public import FetchingCore
import FetchingSQL

/// Reads rows by statements of a connection.
@usableFromInline
struct PostgresReader: EngineReader {
    private let db: PostgresConnection

    /// The statement of a prepared request, which is the only one.
    private let prepared: SQLStatementText?

    @usableFromInline
    init(_ db: PostgresConnection) {
        self.db = db
        prepared = nil
    }

    /// Reads values by the statement of a prepared request, which is the only one.
    ///
    /// - Returns: nil where the request must be rendered with its values.
    @usableFromInline
    init?(_ call: PreparedCall, _ selection: SelectionQuery, of model: any Fetchable.Type, in db: PostgresConnection) {
        let statement = PostgresPrepared.statement(for: call) { try selection.statement(for: .postgres, of: model) }
        guard let statement else { return nil }
        self.db = db
        prepared = statement
    }

    @usableFromInline
    package func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] {
        let statement = try load.statement(for: .postgres)
        // Beside the columns of the model stand values, and then the key.
        let keys = RelatedKeyReader(load)
        var groups: [Int] = []
        let columns = load.target.fetchableEntity.columns
        try forEachRow(of: statement, load.target, columns, members: columns.map(\.property)) { reader in
            guard let group = try keys.group(in: reader.row) else { return }
            var row = EngineRow(reader)
            try collector.append(from: &row)
            groups.append(group)
        }
        return groups
    }

    @usableFromInline
    package func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws {
        let statement = try prepared ?? selection.statement(for: .postgres, of: model)
        try forEachRow(
            of: statement, model, selection.columns.map(\.rootColumn), members: selection.columns.map(\.member)
        ) { reader in
            var row = EngineRow(reader)
            try body(&row)
        }
    }

    private func forEachRow(
        of statement: SQLStatementText, _ model: any Fetchable.Type, _ columns: [FetchableColumn?],
        members: [String?], _ read: (RowReader<PostgresRow>) throws -> Void
    ) throws {
        do {
            let rows = try db.send(statement)
            defer { rows.finish() }
            var reader: RowReader<PostgresRow>?
            while let result = try rows.next() {
                let current = reader ?? RowReader(PostgresRow(result))
                reader = current
                current.row = PostgresRow(result)
                do {
                    try read(current)
                } catch {
                    throw current.row.located(error, in: model, columns: columns, members: members)
                }
            }
        } catch {
            throw FetchError.failure(error, of: model)
        }
    }
}

/// Finds the group to which a related row belongs.
private final class RelatedKeyReader {
    private let keys: RelatedKeys
    private let firstColumn: Int32

    /// The last key that was looked up. Rows with the same key often follow each other.
    private var last: (key: Int64, group: Int?)?

    init(_ load: RelatedQuery) {
        keys = load.keys
        firstColumn = Int32(load.target.fetchableEntity.columns.count + load.columns.count)
    }

    func group(in row: PostgresRow) throws -> Int? {
        var row = row
        row.column = firstColumn
        guard keys.isInteger else {
            return keys.group(of: try keys.columns.map { try row.decodePrimitive(of: $0.type) })
        }
        let key = try row.decodeInt64()
        if let last, last.key == key { return last.group }
        let group = keys.group(of: key)
        last = (key, group)
        return group
    }
}
#endif
