/// JSON in a column: the whole of a column of its own, or a value within another column.
@_documentation(visibility: internal)
public struct JSONPart: Sendable {
    /// The kinds of values that JSON has.
    package enum Kind: Sendable {
        /// An object, which is a struct.
        case object
        /// An array of values that are no arrays and no objects.
        case array
        /// A text, a number or a truth value.
        case scalar
    }

    package let kind: Kind

    /// The column that holds the whole; nil for the column itself.
    package let column: FetchableColumn?

    /// The keys that lead from the whole to the value.
    package let keys: [String]

    /// The reader of the struct: a `JSONReader` of its type.
    let reader: (any Sendable)?

    /// The value for a value of the column that holds the whole.
    let extract: @Sendable (PrimitiveValue) throws -> PrimitiveValue

    /// The raw value of a value that is compared, where JSON has raw values.
    let raw: (@Sendable (Any) throws -> PrimitiveValue?)?

    init(_ kind: Kind, _ reader: (any Sendable)?) {
        self.init(kind, of: nil, keys: [], reader: reader) { $0 }
    }

    init(
        _ kind: Kind, of column: FetchableColumn?, keys: [String], reader: (any Sendable)?,
        raw: (@Sendable (Any) throws -> PrimitiveValue?)? = nil,
        extract: @escaping @Sendable (PrimitiveValue) throws -> PrimitiveValue
    ) {
        self.kind = kind
        self.column = column
        self.keys = keys
        self.reader = reader
        self.extract = extract
        self.raw = raw
    }
}

/// Reads a struct that is stored as JSON.
struct JSONReader<Fields: FetchableFields>: Sendable {
    /// From a model in memory.
    let read: ColumnReader.Read<Fields>

    /// From a value of the column that holds the whole.
    let parse: @Sendable (PrimitiveValue) throws -> Fields?
}

extension FetchableColumn {
    /// Whether it is a value within another column.
    package var isPartOfJSON: Bool { json?.column != nil }
}

extension ExpressionTree {
    /// Whether it is a column that holds JSON, or a value within one.
    package var isReadOfJSON: Bool {
        switch node {
        case .value(.column(let column)), .value(.related(let column, _)): column.json != nil
        // What is computed is made of these.
        case .value, .condition, .failure: false
        }
    }
}

extension FetchError {
    package static var nulInJSON: FetchError {
        FetchError(
            .invalidValue, reason: "a text within the JSON has a NUL (U+0000), which no database keeps there",
            cure: "Leave the scalar out")
    }

    static var infiniteInJSON: FetchError {
        FetchError(
            .invalidValue, reason: "a number within the JSON is infinite, which JSON cannot say",
            cure: "Store a finite number")
    }

    static func unreadableJSON(_ error: any Error, as type: Any.Type) -> FetchError {
        FetchError(
            .typeMismatch, reason: "the stored JSON is not that of '\(type)'",
            cure: "Correct the row, or make what is missing optional", underlyingError: error)
    }

    /// The error of a struct that is compared as a whole.
    package static var comparedJSON: FetchError {
        FetchError(
            .unsupported, reason: "a struct that is stored as JSON is compared as a whole",
            cure: "Compare its members, or compare it with nil")
    }

    /// The error of a struct that is sorted by.
    static var unorderedJSON: FetchError {
        FetchError(
            .unsupported, reason: "a struct that is stored as JSON has no order",
            cure: "Sort by its members, or compare them")
    }

    /// The error of a struct that is given in the place of another.
    static var substitutedJSON: FetchError {
        FetchError(
            .unsupported,
            reason: "a struct that is stored as JSON is given as a constant, which a database does not take for JSON",
            cure: "Choose between values of its members, or in Swift")
    }

    /// The error of a value whose stored form JSON does not have.
    static var storedUnlikeRawValue: FetchError {
        FetchError(
            .unsupported, reason: "the value is stored as something else than its raw value, which JSON has",
            cure: "Leave 'storedValue' to the raw value, or compare in Swift")
    }

    /// The error of a member of what is no property.
    static var membersOfComputed: FetchError {
        FetchError(
            .unsupported, reason: "a member is asked for of a struct that is computed, or of a group",
            cure: "Ask for the member of the property itself")
    }
}
