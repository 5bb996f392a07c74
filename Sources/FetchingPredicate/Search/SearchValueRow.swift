import FetchingCore
import Foundation

/// A row of one value, which somebody typed: a type reads it as it reads a column, and says whether it can have it.
struct SearchValueRow: FetchableRow {
    let value: PrimitiveValue

    func decodeNull() -> Bool { value.isNull }

    func decodeBool() throws -> Bool {
        guard case .bool(let value) = value else { throw mismatch }
        return value
    }

    func decodeInt64() throws -> Int64 {
        guard case .int64(let value) = value else { throw mismatch }
        return value
    }

    func decodeDouble() throws -> Double {
        guard case .double(let value) = value else { throw mismatch }
        return value
    }

    func decodeText() throws -> String {
        guard case .text(let value) = value else { throw mismatch }
        return value
    }

    func decodeData() throws -> Data {
        guard case .data(let value) = value else { throw mismatch }
        return value
    }

    func decodeDate() throws -> Date {
        guard case .date(let value) = value else { throw mismatch }
        return value
    }

    func decodeUUID() throws -> UUID {
        guard case .uuid(let value) = value else { throw mismatch }
        return value
    }

    func decodeDecimal() throws -> Decimal {
        guard case .decimal(let value) = value else { throw mismatch }
        return value
    }

    private var mismatch: FetchError { FetchError.malformed("value of this type") }
}
