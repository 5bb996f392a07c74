public import FetchingCore
import FetchingSQL

extension FetchError {
    static let postgres = "PostgreSQL"

    /// The error of a request for one of the server. A cancellation stays a cancellation.
    @usableFromInline
    package static func failure(_ error: any Error, of model: any Fetchable.Type) -> any Error {
        failure(error, of: model, engine: postgres) { error in
            (error as? PostgresError).map { FetchError($0, model.fetchableEntity) }
        }
    }

    init(_ error: PostgresError, _ entity: FetchableEntity) {
        switch error.sqlState {
        case "42501" where error.message.contains("violates row-level security policy"): self = .forbiddenByServer
        case "42P01" where error.message.contains("FROM-clause"):
            self.init(.databaseFailure, reason: error.message, cure: Self.cure(error.sqlState))
        case "42P01": self = .missingTable(Self.missingTable(in: error.message) ?? entity.name)
        case "42883" where PostgresFullText.functionNames.contains(where: error.message.contains):
            self = .missingFullTextFunctions
        case "54000" where error.message.hasPrefix("fetching: a full text index"):
            self.init(
                .tooLarge, reason: "a row has more than a million bytes of different words in its full text index",
                cure: "Store a shorter text, or leave the member out of '@FullText'")
        case "42P10" where error.message.contains("ON CONFLICT"): self = .conflictWithoutUniqueness
        case "42703": self = .missingColumn(error.message, entity)
        case "42704" where Self.missingCollation(in: error.message) != nil:
            self = .missingCollation(Self.missingCollation(in: error.message) ?? "")
        case "428C9": self = .generatedColumn(error.message, entity)
        case "55P03":
            self.init(
                .locked, reason: "another transaction has locked rows that the request is to lock",
                cure: "Try again later, or wait for them with '.wait'")
        case "22001": self = .storedOutOfRange(error.message)
        // Calculations are those of 64 bits, of exact numbers and of floating-point ones.
        case "22003" where error.message.hasPrefix("smallint") || error.message.hasPrefix("integer"):
            self = .assignedOutOfRange
        case "22003": self = .arithmeticOverflow
        // Statements have no other ranges than those that limit dates.
        case "22000": self = .dateOverflow
        case "22008" where error.message.hasPrefix("timestamp"): self = .dateOverflow
        case let state? where state.hasPrefix("23"): self = .constraint(error, entity)
        case "22P02" where error.message.hasPrefix("invalid input value for enum"):
            self.init(
                .invalidValue,
                reason: "a value is not a label of the enum type (\(error.message.prefix { $0 != ":" }))",
                cure: "Add the label to the type: ALTER TYPE … ADD VALUE")
        case "42601" where error.message.contains("memory exhausted"): self = .tooDeepForServer(error.message)
        case "54001", "53200": self = .tooDeepForServer(error.message)
        default:
            self.init(.databaseFailure, reason: error.message, cure: Self.cure(error.sqlState))
        }
        underlyingError = error
    }

    /// The locale of a collation that Fetching names and the server lacks.
    private static func missingCollation(in message: String) -> String? {
        guard let locale = message.firstMatch(of: /([A-Za-z0-9-]+)-x-icu/)?.1 else { return nil }
        // Without that of no language, the server has no collation of ICU at all.
        return locale == "und" ? nil : String(locale)
    }

    private static func missingCollation(_ locale: String) -> FetchError {
        FetchError(
            .unsupported, reason: "the server has no collation \"\(locale)-x-icu\"",
            cure: "Create it: CREATE COLLATION \"\(locale)-x-icu\" (provider = icu, locale = '\(locale)'), "
                + "or sort by a locale that the server has, such as that of the language alone",
            operation: "sorted")
    }

    /// The table that a message names, which may be that of a relationship.
    private static func missingTable(in message: String) -> String? {
        message.firstMatch(of: /^relation "(.+)" does not exist/).map { String($0.1) }
    }

    private static func missingTable(_ table: String) -> FetchError {
        FetchError(
            .missingTable, reason: "the database has no table '\(table)' in the search path",
            cure: "Create it with a migration, or name the right one in '@Fetchable(\"…\")'. "
                + "PostgreSQL distinguishes the case of quoted names")
    }

    private static var forbiddenByServer: FetchError {
        FetchError(
            .forbidden, reason: "the row-level security of the table does not allow this for the row",
            cure: "Write values that the policy allows, and tell the server who acts by 'setPrincipal'")
    }

    private static var missingFullTextFunctions: FetchError {
        FetchError(
            .databaseFailure, reason: "the database lacks the functions of full text indexes",
            cure: "Create them and the index as 'schema(for: .postgres)' or 'migrationSQL(in:)' of the model says")
    }

    private static func missingColumn(_ message: String, _ entity: FetchableEntity) -> FetchError {
        var error = FetchError(
            .missingColumn, reason: message,
            cure: "Add it with a migration, name the right one with '@FetchingName', "
                + "or leave the property out with '@FetchingIgnored'")
        error.member =
            entity.columns.first {
                message.contains("\"\($0.name)\"") || message.contains(".\($0.name) ")
            }?.property
        return error
    }

    /// The error of a change that breaks a rule of a table: SQLSTATE's class 23, as the manual lists it in its appendix A.
    private static func constraint(_ error: PostgresError, _ entity: FetchableEntity) -> FetchError {
        let kind: Violation.Kind? =
            switch error.sqlState {
            case "23502": .notNull
            case "23503", "23001": .foreignKey
            case "23505": .unique
            case "23514": .check
            case "23P01": .exclusion
            default: nil
            }
        guard let kind else { return .violation(error.message) }
        let members = error.columns.map { name in entity.columns.first { $0.name == name }?.property }
        // Where rows of another table refer to these, its columns are meant.
        let isOwn = error.table == nil || error.table == entity.name || entity.name.hasSuffix(".\(error.table ?? "")")
        return .violation(
            Violation(
                kind, members: isOwn && !members.contains(nil) ? members.compactMap(\.self) : [],
                constraint: error.constraint))
    }

    private static func tooDeepForServer(_ message: String) -> FetchError {
        FetchError(
            .tooDeep, reason: "the conditions are more than PostgreSQL can read at once (\(message))",
            cure: "Nest them less deeply, or compare with a list by 'isIn'")
    }

    private static var assignedOutOfRange: FetchError {
        FetchError(
            .outOfRange,
            reason: "a value does not fit the type of the column that it is assigned to",
            cure: "Leave such rows out with a condition, or give the property a type with a larger range")
    }

    /// The error of a change that stores given values, of which none is computed.
    static func storing(_ error: any Error, in model: any Fetchable.Type) -> any Error {
        guard let error = error as? PostgresError, error.sqlState == "22003" else { return failure(error, of: model) }
        var located = storedOutOfRange(error.message).on(model, engine: postgres)
        located.underlyingError = error
        return located
    }

    private static func storedOutOfRange(_ message: String) -> FetchError {
        FetchError(
            .outOfRange, reason: "a value does not fit the type of its column (\(message))",
            cure: "Give the column a type that holds it, or the row another value")
    }

    private static func cure(_ sqlState: String?) -> String {
        switch sqlState {
        case nil: "Try again: the connection is lost"
        case "25P02": "End the transaction: an earlier statement of it failed"
        case "40001", "40P01": "Run the transaction again"
        case "25006": "Change rows on a server, and in a transaction, that are not read-only"
        default: "See the underlying error"
        }
    }
}
