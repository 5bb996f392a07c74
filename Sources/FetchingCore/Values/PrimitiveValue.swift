public import Foundation

/// A value in the form in which engines bind, store and compare it.
///
/// Every ``FetchableValue`` comes down to one of these. Unless the property declares a ``FetchableStorage``, the engine
/// decides how a date or a UUID is written. On SQLite, that is GRDB's form.
public enum PrimitiveValue: Sendable, Hashable {
    /// No value: Swift's nil, and the NULL of databases.
    case null

    /// A Bool.
    case bool(Bool)

    /// An integer of any size.
    case int64(Int64)

    /// A floating point number.
    case double(Double)

    /// A text.
    case text(String)

    /// Bytes.
    case data(Data)

    /// An instant.
    case date(Date)

    /// A UUID.
    case uuid(UUID)

    /// A decimal number.
    case decimal(Decimal)

    /// Several values of one kind.
    case array(PrimitiveArray)
}

/// The kinds of ``PrimitiveValue`` that a column can hold.
public enum PrimitiveType: Sendable, Hashable {
    /// A Bool.
    case bool

    /// An integer of any size.
    case int64

    /// A floating point number.
    case double

    /// A text.
    case text

    /// Bytes.
    case data

    /// An instant.
    case date

    /// A UUID.
    case uuid

    /// A decimal number.
    case decimal

    /// Several values of one kind in one.
    case array(of: PrimitiveArray.Element)

    /// The kinds that are one value, not an array of several.
    package static let ofSingleValues: [PrimitiveType] = [
        .bool, .int64, .double, .text, .data, .date, .uuid, .decimal,
    ]

    /// The kind of the elements, nil for a single value.
    package var element: PrimitiveArray.Element? { if case .array(let element) = self { element } else { nil } }
}

extension PrimitiveValue {
    /// Whether there is no value.
    public var isNull: Bool { if case .null = self { true } else { false } }

    /// Whether it is a number, a decimal or a date that is not a number.
    @usableFromInline
    package var isNaN: Bool {
        switch self {
        case .double(let value): value.isNaN
        case .decimal(let value): value.isNaN
        case .date(let value): value.timeIntervalSinceReferenceDate.isNaN
        case .null, .bool, .int64, .text, .data, .uuid, .array: false
        }
    }

    /// The kind of value, nil for `null`.
    public var type: PrimitiveType? {
        switch self {
        case .null: nil
        case .bool: .bool
        case .int64: .int64
        case .double: .double
        case .text: .text
        case .data: .data
        case .date: .date
        case .uuid: .uuid
        case .decimal: .decimal
        case .array(let array): .array(of: array.element)
        }
    }
}
