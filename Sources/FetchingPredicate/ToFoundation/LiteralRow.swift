import FetchingCore
import Foundation

/// A row of one value, from which a value of Swift is read as from a row of an engine.
private struct LiteralRow: FetchableRow {
    let value: PrimitiveValue

    mutating func decodeNull() -> Bool { value.isNull }

    mutating func decodeBool() throws -> Bool { if case .bool(let value) = value { value } else { throw mismatch } }

    mutating func decodeInt64() throws -> Int64 { if case .int64(let value) = value { value } else { throw mismatch } }

    mutating func decodeDouble() throws -> Double {
        if case .double(let value) = value { value } else { throw mismatch }
    }

    mutating func decodeText() throws -> String { if case .text(let value) = value { value } else { throw mismatch } }

    mutating func decodeData() throws -> Data { if case .data(let value) = value { value } else { throw mismatch } }

    mutating func decodeDate() throws -> Date { if case .date(let value) = value { value } else { throw mismatch } }

    /// A UUID may be stored as text.
    mutating func decodeUUID() throws -> UUID {
        if case .text(let text) = value, let value = UUID(uuidString: text) { return value }
        if case .uuid(let value) = value { return value }
        throw mismatch
    }

    mutating func decodeDecimal() throws -> Decimal {
        if case .decimal(let value) = value { value } else { throw mismatch }
    }

    private var mismatch: FetchError { .foundationTypes("a value of another type", "the member") }
}

extension PrimitiveValue {
    /// The value as one of a type of Swift.
    ///
    /// - Throws: ``FetchError`` if no value of the type corresponds to it.
    func decoded<Value: FetchableValue>(as type: Value.Type) throws -> Value {
        var row = LiteralRow(value: self)
        return try Value.decode(from: &row)
    }
}
