extension FetchError {
    /// A rule of a table that a change breaks.
    ///
    /// ```swift
    /// do {
    ///     try User.insert(joe).run(in: db)
    /// } catch let error as FetchError where error.violation?.kind == .unique {
    ///     show("Another user has the same \(error.violation!.members)")        // ["email"]
    /// }
    /// // INSERT INTO "User" …
    /// ```
    public struct Violation: Sendable, Hashable {
        /// A kind of rule.
        public struct Kind: Sendable, Hashable, CustomStringConvertible {
            public let description: String

            /// The values of a key, or of columns that are unique together.
            public static let unique = Kind(description: "unique")
            /// A reference to a row that does not exist, or to one that is to go.
            public static let foreignKey = Kind(description: "foreign key")
            /// A condition that the table has for its rows.
            public static let check = Kind(description: "check")
            /// A column that takes no null.
            public static let notNull = Kind(description: "not null")
            /// Values that must not meet those of another row, on PostgreSQL.
            public static let exclusion = Kind(description: "exclusion")
        }

        /// The kind of the rule. More may come: a `switch` over them needs a `default`.
        public let kind: Kind

        /// The names of the members that it is about, in its own order. Empty where the database does not tell, as SQLite does not
        /// for foreign keys, or where the rule is about columns that the model does not have.
        public let members: [String]

        /// The name of the rule: on PostgreSQL, and of a check on SQLite, whose text it is if it has no name.
        public let constraint: String?

        package init(_ kind: Kind, members: [String], constraint: String?) {
            self.kind = kind
            self.members = members
            self.constraint = constraint
        }
    }

    /// The error of a change that breaks a rule of the table.
    package static func violation(_ violation: Violation) -> FetchError {
        var error = FetchError(
            violation.kind == .notNull ? .unexpectedNull : .constraintViolation, reason: violation.reason,
            cure: violation.cure, member: violation.members.count == 1 ? violation.members[0] : nil)
        error.violation = violation
        return error
    }

    /// The error of a change that breaks a rule of the table which only the words of the database tell, such as a trigger's.
    package static func violation(_ words: String) -> FetchError {
        FetchError(.constraintViolation, reason: notAllowed(words), cure: allowedValues)
    }

    fileprivate static func notAllowed(_ words: String) -> String {
        words.isEmpty ? "a rule of the table does not allow it" : "the table does not allow it (\(words))"
    }

    fileprivate static var allowedValues: String { "Give the rows values that the table allows, or leave them out" }
}

extension FetchError.Violation {
    fileprivate var reason: String {
        switch kind {
        case .unique:
            "another row has the same \(members.isEmpty ? "values" : quoted) (\(rule))"
        case .foreignKey:
            "it refers to a row that does not exist, or others refer to it (\(rule))"
        case .notNull: "the value is nil, but the column is not nullable"
        // Checks, exclusions and kinds to come have nothing to say but the name of the rule.
        default: FetchError.notAllowed(rule)
        }
    }

    private var quoted: String { members.map { "'\($0)'" }.joined(separator: " and ") }

    private var rule: String { constraint.map { "\(kind) '\($0)'" } ?? "\(kind)" }

    fileprivate var cure: String {
        switch kind {
        case .unique: "Give each row a value of its own, or say what becomes of conflicts with 'onConflict'"
        case .foreignKey:
            "Change the rows that refer to these first, refer to a row that exists, "
                + "or declare in the table what becomes of them"
        case .notNull: "Give it a value, or leave such rows out"
        // As above: the rule alone knows what it allows.
        default: FetchError.allowedValues
        }
    }
}
