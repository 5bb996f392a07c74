public import Foundation

/// A type that a model's property can have: it can be stored, compared and read back.
///
/// The numbers, `String`, `Bool`, `Date`, `Data`, `UUID`, `URL`, `Decimal` and their optionals conform.
/// An enum or option set with a raw value of such a type conforms in one line:
///
/// ```swift
/// enum Plan: String, FetchableValue { case freemium, premium }
///
/// User.request().all().where { $0.plan == .premium }
/// // SELECT … FROM "User" WHERE "plan" = 'premium' COLLATE BINARY
/// ```
///
/// A type of your own has a stored value in its place; all other requirements follow from that:
///
/// ```swift
/// struct Email: FetchableValue {
///     var address: String
///     var storedValue: String { address.lowercased() }
///     init(storedValue: String) throws { address = storedValue }
/// }
/// ```
///
/// A generic type that conforms under a condition names ``ChosenValue`` beside it, as Swift asks:
/// `extension Tagged: FetchableValue, ChosenValue where RawValue: FetchableValue`.
public protocol FetchableValue<Itself>: Sendable, ChosenValue {
    /// This type, by which an existential is one of a certain type: `any FetchableValue<Double>` is a `Double`.
    @_documentation(visibility: internal)
    associatedtype Itself = Self

    /// This type, where `choose` gives a value of it.
    @_documentation(visibility: internal)
    associatedtype Chosen = Self

    /// The type that is stored in the place of this one.
    associatedtype StoredValue: FetchableValue

    /// This type without `Optional`.
    @_documentation(visibility: internal)
    associatedtype Base: FetchableValue = Self where Base.Base == Base

    /// The type of an integer that is computed from this value, such as a length: `Int`, or `Int?` for an optional.
    @_documentation(visibility: internal)
    associatedtype IntResult: FetchableValue = Int

    /// The type of a `Double` that is computed from this value: `Double`, or `Double?` for an optional and a text.
    @_documentation(visibility: internal)
    associatedtype DoubleResult: FetchableValue = Double

    /// The type of a `Decimal` that is computed from this value: `Decimal`, or `Decimal?` for an optional, a `Double` and a text.
    @_documentation(visibility: internal)
    associatedtype _DecimalResult = Decimal

    /// The type of a `String` that is computed from this value: `String`, or `String?` for an optional.
    @_documentation(visibility: internal)
    associatedtype _StringResult = String

    /// The type of a `Date` that is computed from this value: `Date`, or `Date?` for an optional.
    @_documentation(visibility: internal)
    associatedtype _DateResult = Date

    /// This type if it is `Bool`: what makes an operand a condition.
    @_documentation(visibility: internal)
    associatedtype Truth

    /// This type if it is `String`: what gives an operand the methods of text.
    @_documentation(visibility: internal)
    associatedtype _Text

    /// This type if it is `String` or an array: what gives an operand 'isEmpty'.
    @_documentation(visibility: internal)
    associatedtype _Sized

    /// This type if it is `Date`: what gives an operand the methods of dates.
    @_documentation(visibility: internal)
    associatedtype _Date

    /// The argument of 'contains': options for a set of them, an element for an array.
    @_documentation(visibility: internal)
    associatedtype _Element: FetchableValue = Self

    /// This type if it is a set of options, or one that stands for an array: what gives an operand 'contains'.
    @_documentation(visibility: internal)
    associatedtype _Container = Self

    /// The refusal of a value that stands before a member.
    @_documentation(visibility: internal)
    associatedtype RefusedFirst

    /// The refusal of a value that does not stand in for it.
    @_documentation(visibility: internal)
    associatedtype RefusedSubstitute

    /// The refusal of a value that this one cannot equal.
    @_documentation(visibility: internal)
    associatedtype RefusedEquality

    /// The refusal of a value that this one has no order with.
    @_documentation(visibility: internal)
    associatedtype RefusedOrder

    /// The refusal of a name that is not a member of an operand of this type.
    @_documentation(visibility: internal)
    associatedtype _RefusedName

    /// Makes the value from what is stored.
    ///
    /// - Throws: An error if no value of this type corresponds to `storedValue`.
    init(storedValue: StoredValue) throws

    /// The value that is stored in the place of this one.
    ///
    /// - Throws: ``FetchError`` if the value cannot be stored, such as a `UInt64` above `Int64.max`.
    var storedValue: StoredValue { get throws }

    /// The kind of value that engines see.
    @_documentation(visibility: internal)
    static var primitiveType: PrimitiveType { get }

    /// Whether the type is an `Optional`.
    @_documentation(visibility: internal)
    static var isOptional: Bool { get }

    /// The value in the form that engines bind and compare.
    ///
    /// - Throws: ``FetchError`` if the value cannot be stored.
    @_documentation(visibility: internal)
    func primitiveValue() throws -> PrimitiveValue

    /// Writes the value into the row's next column.
    ///
    /// - Throws: ``FetchError`` if the value cannot be stored.
    @_documentation(visibility: internal)
    func encode<Row: WritableRow>(into row: inout Row) throws

    /// Reads the value from the row's next column.
    ///
    /// - Throws: ``FetchError`` if the column holds something else.
    @_documentation(visibility: internal)
    static func decode<Row: FetchableRow>(from row: inout Row) throws -> Self

    /// Makes what reads a column of this type from models in memory.
    ///
    /// The default gives what is stored in the place of the value:
    ///
    /// ```swift
    /// Plan.columnReader { user in user.load(as: User.self).plan }     // reads the raw value
    /// ```
    ///
    /// - Parameter value: Reads the value itself from the model at an address; nil if there is none.
    @_documentation(visibility: internal)
    static func columnReader(_ value: @escaping ColumnReader.Read<Self>) -> ColumnReader
}

@_documentation(visibility: internal)
extension FetchableValue {
    @inlinable
    public static var primitiveType: PrimitiveType { StoredValue.primitiveType }

    @inlinable
    public static var isOptional: Bool { StoredValue.isOptional }

    @inlinable
    public func primitiveValue() throws -> PrimitiveValue { try storedValue.primitiveValue() }

    @inlinable @inline(__always)
    public static func decode<Row: FetchableRow>(from row: inout Row) throws -> Self {
        try Self(storedValue: StoredValue.decode(from: &row))
    }

    @inlinable @inline(__always)
    public func encode<Row: WritableRow>(into row: inout Row) throws {
        // What is stored by itself has to say how, by `primitiveValue()`.
        if StoredValue.self == Self.self { return try row.encode(primitive: primitiveValue()) }
        try storedValue.encode(into: &row)
    }

    @inlinable
    public static func columnReader(_ value: @escaping ColumnReader.Read<Self>) -> ColumnReader {
        // What is stored by itself has to say how, by `primitiveValue()`.
        if StoredValue.self == Self.self {
            return ColumnReader(primitiveType) { try value($0)?.primitiveValue() ?? .null }
        }
        return StoredValue.columnReader { model in
            guard let value = try value(model) else { return nil }
            return try value.storedValue
        }
    }
}

/// A value that every engine stores as it is.
@_documentation(visibility: internal)
public protocol PrimitiveFetchableValue: FetchableValue where StoredValue == Self {}

@_documentation(visibility: internal)
extension PrimitiveFetchableValue {
    @inlinable
    public static var isOptional: Bool { false }

    @inlinable
    public init(storedValue: Self) { self = storedValue }

    @inlinable
    public var storedValue: Self { self }
}
