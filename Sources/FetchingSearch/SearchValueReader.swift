import FetchingCore
import Foundation

/// The value typed for a field, as the field stores it.
enum SearchOperand {
    /// - Parameter typed: The value before it took the form in which the field stores it.
    case value(PrimitiveValue, typed: PrimitiveValue)
    case period(SearchPeriod)
}

/// Why a text is not a value of a field.
struct SearchValueProblem: Error {
    let reason: String
    let cure: String
}

/// Reads what somebody types by the type of the field.
struct SearchValueReader {
    let field: SearchField
    let options: SearchOptions

    /// - Throws: ``SearchValueProblem`` if the field cannot have such a value.
    func read(_ text: String) throws(SearchValueProblem) -> SearchOperand {
        if let value = listed(text) { return try operand(value, orThrow: noSuchValue(text)) }
        switch field.primitiveType {
        case .bool: return try operand(Self.bool(text).map(PrimitiveValue.bool), orThrow: .needsBool(field))
        case .int64:
            return try operand(try integer(text), orThrow: field.isListed ? noSuchValue(text) : .tooLarge(field))
        case .double: return try operand(.double(try double(text)), orThrow: .tooLarge(field))
        case .decimal: return try operand(.decimal(try decimal(text)), orThrow: .tooLarge(field))
        case .uuid: return try operand(UUID(uuidString: text).map(PrimitiveValue.uuid), orThrow: .needsUUID(field))
        case .date:
            guard let period = SearchPeriod(text, timeZone: options.timeZone) else { throw .needsDate(field) }
            guard period.end == nil else { return .period(period) }
            return try operand(.date(period.start), orThrow: .needsDate(field))
        case .text:
            // People do not mind the case of what a program gives them to choose from.
            let candidates = [text, text.lowercased(), text.uppercased(), text.capitalized]
            let value = candidates.lazy.map(PrimitiveValue.text).first { stored($0) != nil }
            return try operand(value, orThrow: noSuchValue(text))
        case .data: throw .isData(field)
        case .array: throw .isArray(field)
        }
    }

    /// The stored form of a value, nil if the field cannot have it.
    func stored(_ value: PrimitiveValue) -> PrimitiveValue? {
        guard let stored = try? field.encode(value), !stored.isNull, !stored.isNaN else { return nil }
        return stored
    }

    private func operand(
        _ value: PrimitiveValue?, orThrow problem: @autoclosure () -> SearchValueProblem
    ) throws(SearchValueProblem) -> SearchOperand {
        guard let value, let stored = stored(value) else { throw problem() }
        return .value(stored, typed: value)
    }
}

extension SearchValueReader {
    /// A case of an enum that lists them, by its raw value or its name.
    private func listed(_ text: String) -> PrimitiveValue? {
        let cases = field.cases
        let exact = cases.first { $0.value == .text(text) || $0.name == text }
        let text = text.lowercased()
        return (exact ?? cases.first { $0.rawText?.lowercased() == text || $0.name.lowercased() == text })?.value
    }

    private func noSuchValue(_ text: String) -> SearchValueProblem {
        let names = field.cases.map { $0.rawText ?? $0.name }
        return .noSuchValue(field, nearest: names.nearest(to: text[...]))
    }

    private static func bool(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "1": true
        case "false", "no", "0": false
        default: nil
        }
    }

    private func integer(_ text: String) throws(SearchValueProblem) -> PrimitiveValue {
        guard let number = TypedNumber(text), number.isInteger else {
            throw field.isListed ? noSuchValue(text) : .needsInteger(field)
        }
        guard let value = Int64(text) else { throw .tooLarge(field) }
        return .int64(value)
    }

    private func double(_ text: String) throws(SearchValueProblem) -> Double {
        guard TypedNumber(text) != nil, let value = Double(text) else { throw .needsNumber(field) }
        // What is too small to be read comes out as 0, which is another value.
        let digits = text.utf8.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
        let isZero = digits.allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0) }
        guard value.isFinite, isZero || value != 0 else { throw .tooLarge(field) }
        return value
    }

    private func decimal(_ text: String) throws(SearchValueProblem) -> Decimal {
        guard let number = TypedNumber(text) else { throw .needsNumber(field) }
        // A decimal keeps 38 digits: what is beyond them would be cut off without a word.
        guard number.digitCount <= 38, let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")),
            !value.isNaN
        else { throw .tooLarge(field) }
        return value
    }
}

/// A number as people and programs write it without regard to a country: digits, a point, an exponent.
private struct TypedNumber {
    let isInteger: Bool

    /// The number of digits before the exponent.
    let digitCount: Int

    init?(_ text: String) {
        var rest = text.utf8[...]
        let isDigit = { (byte: UInt8) in UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
        func takeDigits() -> Int {
            let digits = rest.prefix(while: isDigit).count
            rest = rest.dropFirst(digits)
            return digits
        }
        func take(_ characters: String) -> Bool {
            guard let first = rest.first, characters.utf8.contains(first) else { return false }
            rest = rest.dropFirst()
            return true
        }
        _ = take("+-")
        var count = takeDigits()
        let hasPoint = take(".")
        if hasPoint {
            let fraction = takeDigits()
            guard fraction > 0 else { return nil }
            count += fraction
        }
        guard count > 0 else { return nil }
        let hasExponent = take("eE")
        if hasExponent {
            _ = take("+-")
            guard takeDigits() > 0 else { return nil }
        }
        guard rest.isEmpty else { return nil }
        isInteger = !hasPoint && !hasExponent
        digitCount = count
    }
}

extension SearchField {
    fileprivate var isListed: Bool { !cases.isEmpty }
}
