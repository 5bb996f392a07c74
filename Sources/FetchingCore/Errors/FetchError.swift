/// A failure of a request: where, why, and what to do about it.
///
/// The values that a request compares with are never part of it.
public struct FetchError: Error, Sendable {
    /// The kind of the error.
    public let code: Code

    /// The name of the model, where it is known.
    public package(set) var model: String?

    /// The name of the member, where one is concerned.
    public package(set) var member: String?

    /// The operator or method, where one is concerned.
    public package(set) var operation: String?

    /// The engine that ran the request.
    public package(set) var engine: String?

    /// The key of the row that could not be read.
    public package(set) var key: String?

    /// The rule of the table that a change breaks, where it is one.
    public package(set) var violation: Violation?

    /// The fact that is wrong, in one sentence.
    public let reason: String

    /// The action that mends it.
    public let cure: String

    /// The error of the database, where there is one.
    public package(set) var underlyingError: (any Error)?

    package init(
        _ code: Code, reason: String, cure: String, model: String? = nil, member: String? = nil,
        operation: String? = nil, engine: String? = nil, underlyingError: (any Error)? = nil
    ) {
        self.code = code
        self.reason = reason
        self.cure = cure
        self.model = model
        self.member = member
        self.operation = operation
        self.engine = engine
        self.underlyingError = underlyingError
    }
}

extension FetchError {
    /// The kinds of errors. More may come: a `switch` over them needs a `default`.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        private enum Kind: String {
            case invalidValue, outOfRange, unknownRawValue, invalidPattern, abandonedMatch, invalidLimit, invalidCursor,
                tooDeep, tooLarge, arithmeticOverflow
            case unsupported, missingTable, missingColumn, missingModel, unexpectedNull, typeMismatch, schemaMismatch,
                changedDuringStream, unconditionalChange, missingArgument, forbidden, staleModel, constraintViolation,
                locked, databaseFailure
        }

        private let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        public var description: String { kind.rawValue }

        /// A value that has no meaning here, such as NaN.
        public static let invalidValue = Code(.invalidValue)
        /// A number that does not fit its type.
        public static let outOfRange = Code(.outOfRange)
        /// A stored raw value without a case of the enum.
        public static let unknownRawValue = Code(.unknownRawValue)
        /// A text that is not a regular expression.
        public static let invalidPattern = Code(.invalidPattern)
        /// A regular expression that takes too long, or too much memory, to tell whether a text matches.
        public static let abandonedMatch = Code(.abandonedMatch)
        /// A negative limit or offset.
        public static let invalidLimit = Code(.invalidLimit)
        /// A page cursor of another request.
        public static let invalidCursor = Code(.invalidCursor)
        /// Conditions nested too deep.
        public static let tooDeep = Code(.tooDeep)
        /// Conditions with too many parts, such as those that are joined with themselves again and again.
        public static let tooLarge = Code(.tooLarge)
        /// A calculation whose result does not fit 64 bits.
        public static let arithmeticOverflow = Code(.arithmeticOverflow)
        /// Something that the engine cannot say.
        public static let unsupported = Code(.unsupported)
        /// The model's table does not exist.
        public static let missingTable = Code(.missingTable)
        /// A column of the model does not exist.
        public static let missingColumn = Code(.missingColumn)
        /// A reference to a model that does not exist, or the update of one whose row does not.
        public static let missingModel = Code(.missingModel)
        /// A null in the column of a property that is not optional.
        public static let unexpectedNull = Code(.unexpectedNull)
        /// A column that holds another type than the property's.
        public static let typeMismatch = Code(.typeMismatch)
        /// A table that does not correspond to the model.
        public static let schemaMismatch = Code(.schemaMismatch)
        /// A table that was changed while its rows were streamed.
        public static let changedDuringStream = Code(.changedDuringStream)
        /// A deletion or an update without conditions, which would change every row.
        public static let unconditionalChange = Code(.unconditionalChange)
        /// A request without an argument that a scope needs. See ``ScopeArgument``.
        public static let missingArgument = Code(.missingArgument)
        /// A request that a policy does not allow, or one for a model that has none, while somebody acts. See ``Policy``.
        public static let forbidden = Code(.forbidden)
        /// A change of a model whose row was changed or deleted since it was fetched, as its version tells.
        public static let staleModel = Code(.staleModel)
        /// A change that breaks a rule of the table, such as that values differ or that a reference leads to a row.
        public static let constraintViolation = Code(.constraintViolation)
        /// Rows that another transaction has locked, where the request does not wait for them.
        public static let locked = Code(.locked)
        /// Any other failure of the database: see ``FetchError/underlyingError``.
        public static let databaseFailure = Code(.databaseFailure)
    }
}

extension FetchError: CustomStringConvertible {
    public var description: String {
        let subject = [model, member].compactMap(\.self).joined(separator: ".")
        let place = [
            subject.isEmpty ? nil : "'\(subject)'", operation.map { "in '\($0)'" },
            key.map { "in the row with key \($0)" },
            engine.map { "on \($0)" },
        ].compactMap(\.self).joined(separator: " ")
        return (place.isEmpty ? "" : place + ": ") + reason + (cure.isEmpty ? "" : ". " + cure)
    }
}
