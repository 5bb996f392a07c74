import FetchingCore
import GRDB

extension FetchError {
    /// The error of a change that breaks a rule of a table. SQLite's message names columns, and holds no values.
    static func constraint(_ error: DatabaseError, _ message: String, _ entity: FetchableEntity) -> FetchError {
        let column = Self.column(in: message, of: entity)
        guard error.extendedResultCode != .SQLITE_CONSTRAINT_NOTNULL else {
            return FetchError(
                .unexpectedNull, reason: "the value is nil, but the column is not nullable (\(message))",
                cure: "Give it a value, or leave such rows out", member: column?.property)
        }
        return FetchError(
            .constraintViolation,
            reason: message.isEmpty
                ? "a rule of the table does not allow it" : "the table does not allow it (\(message))",
            cure: cure(error), member: column?.property)
    }

    private static func cure(_ error: DatabaseError) -> String {
        switch error.extendedResultCode {
        case .SQLITE_CONSTRAINT_FOREIGNKEY:
            "Change the rows that refer to these first, refer to a row that exists, "
                + "or declare in the table what becomes of them"
        case .SQLITE_CONSTRAINT_UNIQUE, .SQLITE_CONSTRAINT_PRIMARYKEY, .SQLITE_CONSTRAINT_ROWID:
            "Give each row a value of its own"
        default: "Give the rows values that the table allows, or leave them out"
        }
    }

    /// The only column that a message such as `NOT NULL constraint failed: users.name` is about.
    private static func column(in message: String, of entity: FetchableEntity) -> FetchableColumn? {
        entity.columns.first { message.hasSuffix(" constraint failed: \(entity.name).\($0.name)") }
    }
}
