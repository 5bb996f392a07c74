import Foundation

/// Decimal numbers as text: `-12.5`. As JSON numbers they would pass through `Double` in many languages.
enum StoredDecimal {
    private static let locale = Locale(identifier: "en_US_POSIX")

    static func text(of decimal: Decimal) -> String? {
        let text = NSDecimalNumber(decimal: decimal).description(withLocale: locale)
        return self.decimal(of: text) == decimal ? text : nil
    }

    /// The number of a text, nil if it is none or has more digits than a `Decimal` holds.
    static func decimal(of text: String) -> Decimal? {
        guard let digits = significantDigits(of: text), let decimal = Decimal(string: text, locale: locale),
            !decimal.isNaN,
            significantDigits(of: NSDecimalNumber(decimal: decimal).description(withLocale: locale)) == digits
        else { return nil }
        return decimal
    }

    /// The text without what makes no difference, nil if it is not a decimal number.
    private static func significantDigits(of text: String) -> String? {
        let isNegative = text.utf8.first == UInt8(ascii: "-")
        let parts = text.utf8.dropFirst(isNegative ? 1 : 0).split(
            separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard 1...2 ~= parts.count,
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } })
        else { return nil }
        let whole = parts[0].drop { $0 == UInt8(ascii: "0") }
        let fraction = parts.count > 1 ? Array(parts[1].reversed().drop { $0 == UInt8(ascii: "0") }.reversed()) : []
        let digits = String(decoding: whole, as: UTF8.self) + "." + String(decoding: fraction, as: UTF8.self)
        return isNegative && digits != "." ? "-" + digits : digits
    }
}
