public import Foundation

/// A value in the form in which engines bind, store and compare it.
///
/// Every ``FetchableValue`` comes down to one of these. Unless the property declares a ``FetchableStorage``, the engine
/// decides how a date or a UUID is written. On SQLite, that is GRDB's form.
public enum PrimitiveValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case int64(Int64)
    case double(Double)
    case text(String)
    case data(Data)
    case date(Date)
    case uuid(UUID)
    case decimal(Decimal)
}

/// The kinds of ``PrimitiveValue`` that a column can hold.
public enum PrimitiveType: String, Sendable, Hashable, CaseIterable {
    case bool, int64, double, text, data, date, uuid, decimal
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
        case .null, .bool, .int64, .text, .data, .uuid: false
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
        }
    }
}
