import FetchingCore
import Foundation

/// Conversions in plain Swift: of texts by an expression rather than a parser.
enum FormConversion {
    static func result(_ function: ValueFunction, of key: FormKey) -> FormKey? {
        switch key {
        case .number(let number):
            if let rule = function.rounding?.rule { return FormTypes.number.key(number.rounded(rule)) }
            return function == .decimal ? decimal(number) : Int(exactly: number).map(FormKey.int)
        case .int(let integer):
            return function == .decimal ? .decimal(Decimal(integer)) : FormTypes.text.key("\(integer)")
        case .bytes(let bytes):
            let text = String(decoding: bytes, as: UTF8.self)
            guard function != .integer else { return Int(text).map(FormKey.int) }
            let isNumber = text.wholeMatch(of: /[+\-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+\-]?[0-9]{1,4})?/) != nil
            guard isNumber else { return nil }
            return function == .double
                ? Double(text).map(FormTypes.number.key) : Decimal(string: text, locale: posix).map(FormKey.decimal)
        case .decimal(let decimal):
            let text = text(of: decimal)
            switch function {
            case .double: return Double(text).map(FormTypes.number.key)
            case .integer: return Int(text).map(FormKey.int)
            // The last conversion that decimals have.
            default: return FormTypes.text.key(text)
            }
        case .list: return nil
        }
    }

    private static let posix = Locale(identifier: "en_US_POSIX")

    /// As C writes it, in the fewest of 15, 16 and 17 digits.
    private static func decimal(_ number: Double) -> FormKey? {
        guard number.magnitude < 1e128 else { return nil }
        let texts = (14...16).map { String(format: "%.\($0)e", locale: posix, number) }
        let text = texts.first { Double($0) == number }
        return text.flatMap { Decimal(string: $0, locale: posix) }.map(FormKey.decimal)
    }

    private static func text(of decimal: Decimal) -> String {
        let text = "\(decimal)"
        guard text.contains(".") else { return text }
        let kept = text.reversed().drop { $0 == "0" }
        return String(String((kept.first == "." ? kept.dropFirst() : kept).reversed()))
    }
}
