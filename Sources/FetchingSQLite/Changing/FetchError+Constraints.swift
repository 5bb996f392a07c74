import FetchingCore
import GRDB

extension FetchError {
    /// The error of a change that breaks a rule of a table. SQLite's message names columns and rules, and holds no values.
    static func constraint(_ error: DatabaseError, _ message: String, _ entity: FetchableEntity) -> FetchError {
        let subject = message.range(of: " constraint failed: ").map { String(message[$0.upperBound...]) }
        switch error.extendedResultCode {
        case .SQLITE_CONSTRAINT_NOTNULL:
            return .violation(Violation(.notNull, members: members(subject, of: entity), constraint: nil))
        case .SQLITE_CONSTRAINT_UNIQUE, .SQLITE_CONSTRAINT_PRIMARYKEY, .SQLITE_CONSTRAINT_ROWID:
            return .violation(Violation(.unique, members: members(subject, of: entity), constraint: nil))
        case .SQLITE_CONSTRAINT_FOREIGNKEY:
            return .violation(Violation(.foreignKey, members: [], constraint: nil))
        case .SQLITE_CONSTRAINT_CHECK:
            return .violation(Violation(.check, members: [], constraint: subject))
        default:
            // A trigger says in words of its own what it does not allow.
            return .violation(message)
        }
    }

    /// The members of `users.name, users.email`. Empty where one of the columns is not the model's.
    private static func members(_ columns: String?, of entity: FetchableEntity) -> [String] {
        var rest = columns ?? ""
        var members: [String] = []
        while !rest.isEmpty {
            // A name may hold what separates them. The longest that fits is meant.
            let column = entity.columns.filter { column in
                let name = "\(entity.name).\(column.name)"
                return rest == name || rest.hasPrefix(name + ", ")
            }.max { $0.name.count < $1.name.count }
            guard let column else { return [] }
            members.append(column.property)
            rest = String(rest.dropFirst("\(entity.name).\(column.name), ".count))
        }
        return members
    }
}
