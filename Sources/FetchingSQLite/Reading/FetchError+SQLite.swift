public import FetchingCore
public import FetchingSQL
import Foundation
import GRDB
import GRDBSQLite

extension FetchError {
    static let sqlite = "SQLite"

    /// The error of a fetch for one of GRDB or SQLite. A cancellation stays a cancellation.
    @usableFromInline
    static func failure(_ error: any Error, of model: any Fetchable.Type) -> any Error {
        failure(error, of: model, engine: sqlite) { error in
            (error as? DatabaseError).map { FetchError($0, entity: model.fetchableEntity) }
        }
    }

    /// The error of a transaction that cannot be begun or ended, which is about no model.
    static func transaction(_ error: any Error) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        var result = FetchError(error, entity: MissingModel.fetchableEntity)
        result.engine = sqlite
        return result
    }

    static func missingColumn(_ column: String, table: String) -> FetchError {
        FetchError(
            .missingColumn, reason: "the table '\(table)' has no column '\(column)'",
            cure: "Add it with a migration, name the right one with '@FetchingName', "
                + "or leave the property out with '@FetchingIgnored'")
    }

    private static func missingColumn(_ column: String, relationship: String) -> FetchError {
        FetchError(
            .missingColumn, reason: "the table of the models that '\(relationship)' leads to has no column '\(column)'",
            cure: "Add it with a migration, name the right one with '@FetchingName', "
                + "or leave the property out with '@FetchingIgnored'")
    }

    static func missingTable(_ table: String) -> FetchError {
        FetchError(
            .missingTable, reason: "the database has no table '\(table)'",
            cure: "Create it with a migration, or name the right one in '@Fetchable(\"…\")'")
    }

    private static func missingFullText(_ index: String) -> FetchError {
        FetchError(
            .missingTable, reason: "the database has no full text index '\(index)'",
            cure: "Create it by a migration, as 'migrationSQL(in:)' of the model says")
    }

    private init(_ error: DatabaseError, entity: FetchableEntity) {
        let message = error.message ?? ""
        if let table = Self.missingTable(in: message) {
            let isIndex = table.hasSuffix(FetchableFullText.suffix) && table != entity.name
            self = isIndex ? .missingFullText(table) : .missingTable(table)
        } else if message == "no such module: fts5" {
            self.init(
                .unsupported, reason: "SQLite was built without FTS5, its full text search",
                cure: "Open the database with an SQLite that has it")
        } else if let (row, column) = Self.missingColumn(in: message) {
            // A row has the name of its table, or of the relationship that leads to it.
            if let row, row != entity.name {
                self = .missingColumn(column, relationship: row)
            } else {
                self = .missingColumn(column, table: entity.name)
                member = entity.columns.first { $0.name == column }?.property
            }
        } else if Self.isTooLarge(message) {
            self = .tooLarge(message)
        } else if message == SQLiteFunctions.rangeMessage {
            self = .assignedOutOfRange
        } else if message == SQLiteFunctions.overflowMessage || message == "integer overflow" {
            self = .arithmeticOverflow
        } else if message == SQLiteDecimalFunctions.formMessage {
            self = .otherDecimalForm
        } else if message == SQLiteDateFunctions.overflowMessage {
            self = .dateOverflow
        } else if message.hasPrefix(SQLiteDateFunctions.formMessage) {
            self = .otherDateForm(String(message.dropFirst(SQLiteDateFunctions.formMessage.count)))
        } else if message.hasPrefix(SQLiteTextFunctions.abandonedMessage) {
            self = .abandonedMatch
            operation = TextOperator.matches.rawValue
            let name = message.dropFirst(SQLiteTextFunctions.abandonedMessage.count)
            member = name.isEmpty ? nil : String(name)
        } else if message.hasPrefix(SQLiteArrayFunctions.failureMessage) {
            self = .notAnArray
            let name = message.dropFirst(SQLiteArrayFunctions.failureMessage.count)
            member = name.isEmpty ? nil : String(name)
        } else if message.hasPrefix("ON CONFLICT clause does not match any") {
            self = .conflictWithoutUniqueness
        } else if message.hasPrefix("cannot INSERT into generated column")
            || message.hasPrefix("cannot UPDATE generated column")
        {
            self = .generatedColumn(message, entity)
        } else if error.resultCode == .SQLITE_CONSTRAINT {
            self = .constraint(error, message, entity)
        } else {
            // The message of SQLite, and not GRDB's description, which may hold values.
            self.init(
                .databaseFailure, reason: message.isEmpty ? "\(error.extendedResultCode)" : message,
                cure: Self.cure(error))
        }
        underlyingError = error
    }

    /// The table's name, without that of the database.
    private static func missingTable(in message: String) -> String? {
        guard let match = message.wholeMatch(of: /no such table: (?:main\.)?(.*)/) else { return nil }
        return String(match.1)
    }

    /// The names of the row and of the column, which newer versions of SQLite put in quotation marks before a remark.
    private static func missingColumn(in message: String) -> (row: String?, column: String)? {
        guard let match = message.wholeMatch(of: /no such column: ("?)(.*?)\1( - should this be .*)?/) else {
            return nil
        }
        guard let dot = match.2.lastIndex(of: ".") else { return (nil, String(match.2)) }
        return (String(match.2[..<dot]), String(match.2[match.2.index(after: dot)...]))
    }

    private static func isTooLarge(_ message: String) -> Bool {
        [
            "parser stack overflow", "Expression tree is too large", "too many SQL variables",
            "too many FROM clause terms", "at most 64 tables in a join",
        ].contains { message.hasPrefix($0) }
    }

    private static func tooLarge(_ message: String) -> FetchError {
        FetchError(
            .tooDeep, reason: "the conditions are too many for SQLite to read at once (\(message))",
            cure: "Nest them less deeply, or compare with a list by 'isIn'")
    }

    private static func cure(_ error: DatabaseError) -> String {
        switch error.resultCode {
        case .SQLITE_BUSY: "Try again, or set a busy mode in GRDB's 'Configuration'"
        case .SQLITE_READONLY: "Change rows of a file, and in a transaction, that are not read-only"
        case .SQLITE_MISUSE: "Fetch while the database is open"
        case .SQLITE_NOTADB: "Open a file that is an SQLite database"
        default: "See the underlying error"
        }
    }
}

extension SQLiteRow: SQLRow {
    @usableFromInline package static var engine: String { FetchError.sqlite }

    @usableFromInline package var hasReadMark: Bool { OverflowMark.isMark(sqlite3_column_value(statement, column - 1)) }

    @usableFromInline
    package func text(ofColumn index: Int32) -> String {
        let value = SQLiteColumnValue(statement, index)
        return switch (value.type, value.uuid) {
        case (SQLITE_BLOB, let uuid?): uuid.uuidString
        case (SQLITE_BLOB, nil): "a blob"
        default: value.text ?? "NULL"
        }
    }
}

extension FetchError {
    fileprivate static var assignedOutOfRange: FetchError {
        FetchError(
            .outOfRange,
            reason: "the result of a calculation does not fit the type of the member that it is assigned to",
            cure: "Leave such rows out with a condition, or give the property a type with a larger range")
    }
}
