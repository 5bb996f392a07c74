public import FetchingCore
import FetchingSQL
import Foundation
public import GRDB
import GRDBSQLite

/// Reads related models by statements of a connection.
@usableFromInline
struct SQLiteRelatedModels: RelatedModelSource {
    private let db: Database

    @usableFromInline
    init(_ db: Database) { self.db = db }

    @usableFromInline
    package func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] {
        let request = try PreparedRequest(load.statement(for: .sqlite), of: load.target, in: db)
        let cursor = RelatedRowCursor(request, load, collector)
        do {
            // swift-format-ignore: ReplaceForEachWithForLoop
            try cursor.forEach {}
        } catch {
            throw FetchError.failure(error, of: load.target)
        }
        return cursor.groups
    }
}

/// Reads nothing, but throws for what cannot be read.
@usableFromInline
struct InvalidRequests: RelatedModelSource {
    @usableFromInline
    init() {}

    @usableFromInline
    package func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] {
        _ = try load.statement(for: .sqlite)
        return []
    }
}

/// Reads the rows of related models, one model each, and to which group each belongs.
private final class RelatedRowCursor: DatabaseCursor {
    typealias Element = Void

    var _isDone = false
    let _statement: Statement
    private(set) var groups: [Int] = []

    private let keys: RelatedKeys
    private let target: any Fetchable.Type
    private let collector: any RelatedModelCollector
    private let reader: SQLiteRowReader

    /// The column behind those of the model.
    private let firstKeyColumn: Int32

    /// The last key that was looked up. Rows with the same key often follow each other.
    private var last: (key: Int64, group: Int?)?

    init(_ request: PreparedRequest, _ load: RelatedQuery, _ collector: any RelatedModelCollector) {
        _statement = request.statement
        keys = load.keys
        target = load.target
        self.collector = collector
        reader = SQLiteRowReader(SQLiteRow(statement: request.statement.sqliteStatement))
        firstKeyColumn = Int32(load.target.fetchableEntity.columns.count)
    }

    deinit {
        sqlite3_reset(_statement.sqliteStatement)
        sqlite3_clear_bindings(_statement.sqliteStatement)
    }

    func _element(sqliteStatement: SQLiteStatement) throws {
        guard let group = try group() else { return }
        reader.row = SQLiteRow(statement: sqliteStatement)
        var row = EngineRow(reader)
        do {
            try collector.append(from: &row)
        } catch {
            throw reader.row.located(error, in: target)
        }
        groups.append(group)
    }

    private func group() throws -> Int? {
        let statement = _statement.sqliteStatement
        if keys.isInteger, sqlite3_column_type(statement, firstKeyColumn) == SQLITE_INTEGER {
            let key = sqlite3_column_int64(statement, firstKeyColumn)
            if let last, last.key == key { return last.group }
            let group = keys.group(of: key)
            last = (key, group)
            return group
        }
        var row = SQLiteRow(statement: statement)
        row.column = firstKeyColumn
        do {
            return keys.group(of: try keys.columns.map { try row.decodePrimitive(of: $0.type) })
        } catch {
            throw row.located(error, in: target)
        }
    }
}

extension SQLiteRow {
    fileprivate mutating func decodePrimitive(of type: PrimitiveType) throws -> PrimitiveValue {
        switch type {
        case .bool: .bool(try decodeBool())
        case .int64: .int64(try decodeInt64())
        case .double: .double(try decodeDouble())
        case .text: .text(try decodeText())
        case .data: .data(try decodeData())
        case .date: .date(try decodeDate())
        case .uuid: .uuid(try decodeUUID())
        case .decimal: .decimal(try decodeDecimal())
        }
    }
}

/// A row for models whose decoding was compiled without knowing the engine.
private final class SQLiteRowReader: EngineRowReader {
    // Nothing else gets at it while a row is read.
    @exclusivity(unchecked)
    var row: SQLiteRow

    init(_ row: SQLiteRow) { self.row = row }

    func decodeNull() -> Bool { row.decodeNull() }
    func decodeBool() throws -> Bool { try row.decodeBool() }
    func decodeInt64() throws -> Int64 { try row.decodeInt64() }
    func decodeDouble() throws -> Double { try row.decodeDouble() }
    func decodeText() throws -> String { try row.decodeText() }
    func decodeData() throws -> Data { try row.decodeData() }
    func decodeDate() throws -> Date { try row.decodeDate() }
    func decodeUUID() throws -> UUID { try row.decodeUUID() }
    func decodeDecimal() throws -> Decimal { try row.decodeDecimal() }
}
