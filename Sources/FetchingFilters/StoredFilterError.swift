/// A failure to read a filter from a document, or to write it: what is wrong, where, and what to do.
///
/// The values of the document are never part of it; the names of members, keys and operators are.
///
/// ```swift
/// do {
///     let predicate = try User.predicate(stored: data, rules: rules)
/// } catch let error as StoredFilterError {
///     print(error)     // 'where.and[2].member': the member 'password' is not allowed. Allow it in the rules, or …
/// }
/// ```
public struct StoredFilterError: Error, Sendable, Hashable {
    /// The kind of the error.
    public let code: Code

    /// The place in the document, such as `where.and[2].value`; empty for the document itself. In a query string it begins
    /// with the name of a parameter: `filter[age][gt].value`, `page[size]`, `$filter at 12`, or `query` for the string itself.
    public let path: String

    /// The fact that is wrong, in one sentence.
    public let reason: String

    /// The action that mends it.
    public let cure: String

    init(_ code: Code, at path: JSONPath, reason: String, cure: String) {
        self.init(code, path: path.description, reason: reason, cure: cure)
    }

    private init(_ code: Code, path: String, reason: String, cure: String) {
        self.code = code
        self.path = path
        self.reason = reason
        self.cure = cure
    }

    /// The same error at another place.
    func moved(to path: String) -> StoredFilterError {
        StoredFilterError(code, path: path, reason: reason, cure: cure)
    }
}

extension StoredFilterError {
    /// The kinds of errors. More may come: a `switch` over them needs a `default`.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        private enum Kind: String {
            case malformed, duplicateKey, missingKey, unknownKey, unknownVersion, otherModel, wrongType, invalidValue
            case unknownMember, memberNotAllowed, unknownOperator, operatorNotAllowed, limitNotAllowed
            case tooDeep, tooMany, tooLarge, noForm
        }

        private let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        public var description: String { kind.rawValue }

        /// A document that is not JSON.
        public static let malformed = Code(.malformed)
        /// A key that stands twice in an object.
        public static let duplicateKey = Code(.duplicateKey)
        /// A key without which an object says nothing, or too much.
        public static let missingKey = Code(.missingKey)
        /// A key that has no meaning where it stands.
        public static let unknownKey = Code(.unknownKey)
        /// A version of the format that is not known.
        public static let unknownVersion = Code(.unknownVersion)
        /// A filter of another model.
        public static let otherModel = Code(.otherModel)
        /// A value of another type than is needed.
        public static let wrongType = Code(.wrongType)
        /// A value of the type that is needed, which does not fit or has no meaning.
        public static let invalidValue = Code(.invalidValue)
        /// A member or relationship that the model does not have.
        public static let unknownMember = Code(.unknownMember)
        /// A member or relationship that the rules leave out.
        public static let memberNotAllowed = Code(.memberNotAllowed)
        /// An operator that does not exist.
        public static let unknownOperator = Code(.unknownOperator)
        /// An operator that the rules leave out.
        public static let operatorNotAllowed = Code(.operatorNotAllowed)
        /// A request for more models than the rules allow.
        public static let limitNotAllowed = Code(.limitNotAllowed)
        /// Conditions nested too deep.
        public static let tooDeep = Code(.tooDeep)
        /// Too many conditions, or too many values in a list.
        public static let tooMany = Code(.tooMany)
        /// Too many bytes, or a text that is too long.
        public static let tooLarge = Code(.tooLarge)
        /// A predicate or request that cannot be written as a document.
        public static let noForm = Code(.noForm)
    }
}

extension StoredFilterError: CustomStringConvertible {
    public var description: String { (path.isEmpty ? "the document" : "'\(path)'") + ": \(reason). \(cure)" }
}
