public import Foundation

/// How a column's value is read from a model in memory, by what the column holds. No value is nil.
///
/// Each case keeps the type of the value, so that a condition on many models neither wraps nor looks at any of them twice.
/// The closures get the address of the model, so that engines need not be compiled anew for each type of model.
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
}

extension ColumnReader {
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
        }
    }
}
