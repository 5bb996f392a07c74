package import Foundation

/// A row of values in memory.
package final class PrimitiveRow: EngineRowReader {
    private let values: [PrimitiveValue]
    private let model: Any?

    /// The place of the value that is read next.
    package private(set) var index = 0

    /// - Parameter model: The model that the row belongs to.
    package init(_ values: [PrimitiveValue], of model: Any? = nil) {
        self.values = values
        self.model = model
    }

    package func takeModel(columnCount: Int) -> Any? {
        guard let model else { return nil }
        index += columnCount
        return model
    }

    private func next() -> PrimitiveValue {
        guard index < values.count else { return .null }
        defer { index += 1 }
        return values[index]
    }

    package func decodeNull() -> Bool {
        guard index < values.count, !values[index].isNull else {
            index += 1
            return true
        }
        return false
    }

    package func decodeNulls(_ count: Int) -> Bool {
        let next = values.dropFirst(index).prefix(count)
        guard next.allSatisfy(\.isNull) else { return false }
        index += count
        return true
    }

    package func decodeBool() throws -> Bool {
        guard case .bool(let value) = next() else { throw mismatch("truth value") }
        return value
    }

    package func decodeInt64() throws -> Int64 {
        guard case .int64(let value) = next() else { throw mismatch("integer") }
        return value
    }

    package func decodeDouble() throws -> Double {
        guard case .double(let value) = next() else { throw mismatch("floating-point number") }
        return value
    }

    package func decodeText() throws -> String {
        guard case .text(let value) = next() else { throw mismatch("text") }
        return value
    }

    package func decodeData() throws -> Data {
        guard case .data(let value) = next() else { throw mismatch("data") }
        return value
    }

    package func decodeDate() throws -> Date {
        guard case .date(let value) = next() else { throw mismatch("date") }
        return value
    }

    package func decodeUUID() throws -> UUID {
        guard case .uuid(let value) = next() else { throw mismatch("UUID") }
        return value
    }

    package func decodeDecimal() throws -> Decimal {
        guard case .decimal(let value) = next() else { throw mismatch("decimal number") }
        return value
    }

    package func decodeArray(of element: PrimitiveArray.Element) throws -> PrimitiveArray {
        guard case .array(let value) = next(), value.element == element else { throw mismatch("array") }
        return value
    }

    /// Such as a NaN, which is nil for every engine, in a property that is not optional.
    private func mismatch(_ what: String) -> FetchError {
        values.indices.contains(index - 1) && !values[index - 1].isNull
            ? FetchError.malformed(what)
            : FetchError(
                .unexpectedNull, reason: "there is no \(what), but the value is not optional",
                cure: "Leave such models out with a condition")
    }
}
