public import Foundation

/// A reader of a column's value from a model in memory, by the type of the column. No value is nil.
///
/// ``FetchableMember`` makes it; no code but the engines' need meet it. Each case keeps the type of the value, so that a
/// condition on many models neither wraps nor looks at any of them twice. The closures get the address of the model, so
/// that engines need not be compiled anew for each type of model.
///
/// ```swift
/// let reader = ColumnReader.int64 { user in Int64(user.load(as: User.self).age) }
/// ```
@_documentation(visibility: internal)
public enum ColumnReader: Sendable {
    /// Reads a value from the model that is stored at an address.
    public typealias Read<Value> = @Sendable (UnsafeRawPointer) throws -> Value?

    case bool(Read<Bool>)
    case int64(Read<Int64>)
    case double(Read<Double>)
    case text(Read<String>)
    case data(Read<Data>)
    case date(Read<Date>)
    case uuid(Read<UUID>)
    case decimal(Read<Decimal>)
    case array(Read<PrimitiveArray>)
}

extension ColumnReader {
    /// Makes a reader of values in the form that is the same for all types. A value of another type than the given one is
    /// read as nil.
    @usableFromInline
    init(_ type: PrimitiveType, _ read: @escaping @Sendable (UnsafeRawPointer) throws -> PrimitiveValue) {
        switch type {
        case .bool: self = .bool { if case .bool(let value) = try read($0) { value } else { nil } }
        case .int64: self = .int64 { if case .int64(let value) = try read($0) { value } else { nil } }
        case .double: self = .double { if case .double(let value) = try read($0) { value } else { nil } }
        case .text: self = .text { if case .text(let value) = try read($0) { value } else { nil } }
        case .data: self = .data { if case .data(let value) = try read($0) { value } else { nil } }
        case .date: self = .date { if case .date(let value) = try read($0) { value } else { nil } }
        case .uuid: self = .uuid { if case .uuid(let value) = try read($0) { value } else { nil } }
        case .decimal: self = .decimal { if case .decimal(let value) = try read($0) { value } else { nil } }
        case .array: self = .array { if case .array(let value) = try read($0) { value } else { nil } }
        }
    }

    /// The value in the form that is the same for all types.
    func primitiveValue(at model: UnsafeRawPointer) throws -> PrimitiveValue {
        switch self {
        case .bool(let read): try read(model).map(PrimitiveValue.bool) ?? .null
        case .int64(let read): try read(model).map(PrimitiveValue.int64) ?? .null
        case .double(let read): try read(model).map(PrimitiveValue.double) ?? .null
        case .text(let read): try read(model).map(PrimitiveValue.text) ?? .null
        case .data(let read): try read(model).map(PrimitiveValue.data) ?? .null
        case .date(let read): try read(model).map(PrimitiveValue.date) ?? .null
        case .uuid(let read): try read(model).map(PrimitiveValue.uuid) ?? .null
        case .decimal(let read): try read(model).map(PrimitiveValue.decimal) ?? .null
        case .array(let read): try read(model).map(PrimitiveValue.array) ?? .null
        }
    }
}
