import FetchingCore
import Foundation

/// How a value of a certain type is written in JSON.
struct StoredValueForm: Sendable {
    let type: PrimitiveType

    /// The key of a value that stands by itself, and has to say what it is.
    static func key(of type: PrimitiveType) -> String {
        switch type {
        case .bool: "boolean"
        case .int64: "integer"
        case .double: "number"
        case .text: "text"
        case .data: "data"
        case .date: "date"
        case .uuid: "uuid"
        case .decimal: "decimal"
        // No document has it.
        case .array: "array"
        }
    }

    /// The form that has to be written, for errors.
    var expectation: String {
        switch type {
        case .bool: "true or false"
        case .int64: "an integer"
        case .double: "a number"
        case .text: "text"
        case .data: "data"
        case .date: "a date"
        case .uuid: "a UUID"
        case .decimal: "a decimal number"
        case .array: "an array, which has no form in a stored filter"
        }
    }

    /// How it is written, for errors.
    var instruction: String {
        switch type {
        case .bool: "Write true or false"
        case .int64: "Write digits, without a point or an exponent"
        case .double: "Write a number, or \"infinity\" or \"-infinity\""
        case .text: "Write text"
        case .data: "Write text in Base64, with padding"
        case .date: "Write a day that exists, with the time in UTC, as in \"2026-01-31T12:00:00.5Z\""
        case .uuid: "Write its 36 characters as text"
        case .decimal: "Write it as text, as in \"12.5\""
        case .array: "Ask whether there is a value"
        }
    }

    private static let infinity = "infinity"
}

extension StoredValueForm {
    /// The value as JSON, nil where it has no form: null, and a date outside of the years 0 to 9999.
    static func json(of value: PrimitiveValue) -> JSONValue? {
        switch value {
        case .null: nil
        case .bool(let value): .bool(value)
        case .int64(let value): .integer(value)
        case .double(let value) where value.isInfinite: .text((value < 0 ? "-" : "") + infinity)
        case .double(let value): value.isNaN ? nil : .number("\(value)")
        case .text(let value): .text(value)
        case .data(let value): .text(value.base64EncodedString())
        case .date(let value): StoredDate.text(of: value).map(JSONValue.text)
        case .uuid(let value): .text(value.uuidString)
        case .decimal(let value): StoredDecimal.text(of: value).map(JSONValue.text)
        case .array: nil
        }
    }
}

extension StoredValueForm {
    /// The value that a document has.
    ///
    /// - Throws: ``StoredFilterError`` if it is of another type, or does not fit it.
    func value(of json: JSONValue, at path: JSONPath) throws -> PrimitiveValue {
        switch (type, json) {
        case (.bool, .bool(let value)): return .bool(value)
        case (.int64, .number(let number)): return .int64(try integer(number, at: path))
        case (.double, .number(let number)): return .double(try double(number, at: path))
        case (.double, .text(Self.infinity)): return .double(.infinity)
        case (.double, .text("-" + Self.infinity)): return .double(-.infinity)
        case (.text, .text(let text)): return .text(text)
        case (.data, .text(let text)), (.date, .text(let text)), (.uuid, .text(let text)), (.decimal, .text(let text)):
            guard let value = value(of: text) else {
                throw StoredFilterError.noSuchValue("text", self, at: path)
            }
            return value
        // A kind of JSON that values of this type are not written as. The function below lists the types.
        default: throw StoredFilterError.wrongType(json, expected: expectation, cure: instruction, at: path)
        }
    }

    private func value(of text: String) -> PrimitiveValue? {
        switch type {
        case .data:
            // What is read leniently would be written otherwise.
            Data(base64Encoded: text).flatMap { $0.base64EncodedString() == text ? .data($0) : nil }
        case .date: StoredDate.date(of: text).map(PrimitiveValue.date)
        case .uuid: UUID(uuidString: text).flatMap { $0.uuidString == text.uppercased() ? .uuid($0) : nil }
        case .decimal: StoredDecimal.decimal(of: text).map(PrimitiveValue.decimal)
        case .bool, .int64, .double, .text, .array: nil
        }
    }

    private func integer(_ number: String, at path: JSONPath) throws -> Int64 {
        if let integer = Int64(number) { return integer }
        guard !number.utf8.contains(where: { ".eE".utf8.contains($0) }) else {
            throw StoredFilterError.noSuchValue("number", self, at: path)
        }
        throw StoredFilterError.invalidValue(
            "the integer does not fit 64 bits", cure: "Write a smaller one", at: path)
    }

    private func double(_ number: String, at path: JSONPath) throws -> Double {
        let mantissa = number.utf8.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
        let isZero = mantissa.allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0) }
        // What is too large or too small to be read comes out as infinity or 0.
        guard let value = Double(number), value.isFinite, isZero || value != 0 else {
            throw StoredFilterError.invalidValue(
                "the number does not fit 64 bits", cure: "Write one of another size", at: path)
        }
        try Self.requireExact(value, as: number, at: path)
        return value
    }

    /// Does not let an integer of 64 bits be read as another one: the nearest that a floating-point number can be.
    static func requireExact(_ value: Double, as number: String, at path: JSONPath) throws {
        guard let integer = Int64(number), Int64(exactly: value) != integer else { return }
        throw StoredFilterError.invalidValue(
            "the type does not hold the integer, but one beside it",
            cure: "Write one that it holds, or a number with a point", at: path)
    }
}
