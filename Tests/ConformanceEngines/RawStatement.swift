import FetchingCore
import Foundation
import GRDB
import GRDBSQLite

/// A statement on SQLite itself. GRDB binds text as a C string, which ends at the first NUL.
package final class RawStatement {
    private let statement: OpaquePointer
    private let db: Database

    package init(_ sql: String, in db: Database) throws {
        var prepared: OpaquePointer?
        guard sqlite3_prepare_v2(db.sqliteConnection, sql, -1, &prepared, nil) == SQLITE_OK, let prepared else {
            throw DatabaseError(message: db.lastErrorMessage ?? "", sql: sql)
        }
        statement = prepared
        self.db = db
    }

    deinit { sqlite3_finalize(statement) }

    package func run(_ values: [PrimitiveValue]) throws {
        sqlite3_reset(statement)
        for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1)) }
        guard sqlite3_step(statement) == SQLITE_DONE else {
            throw DatabaseError(message: db.lastErrorMessage ?? "")
        }
    }

    private func bind(_ value: PrimitiveValue, at index: Int32) {
        switch value {
        case .text(let text): bind(text, at: index)
        case .null: sqlite3_bind_null(statement, index)
        case .bool(let value): _ = value.databaseValue.bind(to: statement, at: index)
        case .int64(let value): _ = value.databaseValue.bind(to: statement, at: index)
        case .double(let value): _ = value.databaseValue.bind(to: statement, at: index)
        case .data(let value): _ = value.databaseValue.bind(to: statement, at: index)
        case .date(let value): _ = value.databaseValue.bind(to: statement, at: index)
        case .uuid(let value): _ = value.databaseValue.bind(to: statement, at: index)
        case .decimal(let value): _ = value.databaseValue.bind(to: statement, at: index)
        case .array(let value): bind(value.foreignJSON, at: index)
        }
    }

    private func bind(_ text: String, at index: Int32) {
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                _ = sqlite3_bind_text(
                    statement, index, characters.baseAddress, Int32(characters.count), transient)
            }
        }
    }
}
