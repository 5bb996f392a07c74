/// The numbers that texts write, by the one grammar of every engine.
package enum NumberText {
    /// The longest text that is read as a floating-point number.
    package static let longest = 100

    /// The most digits of an exponent, without zeros before them.
    package static let digitsOfExponent = 4

    /// The integer, nil for a text that Swift's `Int(_:)` does not read.
    package static func integer(_ text: String) -> Int64? { Int64(text) }

    /// The number, nil for a text that Swift's `Double(_:)` does not read, or that is hexadecimal, a word, or too long.
    package static func double(_ text: String) -> Double? {
        var bytes = text.utf8[...]
        guard bytes.count <= longest else { return nil }
        bytes.skipSign()
        let whole = bytes.skipDigits()
        var hasDigits = !whole.isEmpty
        if bytes.first == UInt8(ascii: ".") {
            bytes.removeFirst()
            if !bytes.skipDigits().isEmpty { hasDigits = true }
        }
        guard hasDigits else { return nil }
        if let letter = bytes.first, letter | 0x20 == UInt8(ascii: "e") {
            bytes.removeFirst()
            bytes.skipSign()
            let exponent = bytes.skipDigits()
            guard !exponent.isEmpty, exponent.drop(while: { $0 == UInt8(ascii: "0") }).count <= digitsOfExponent
            else { return nil }
        }
        return bytes.isEmpty ? Double(text) : nil
    }

    /// The text of a number, nil for NaN. Minus zero is zero, which databases do not tell apart.
    package static func text(of number: Double) -> String? {
        number.isNaN ? nil : (number == 0 ? 0 : number).description
    }
}

extension Substring.UTF8View {
    fileprivate mutating func skipSign() {
        if let first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") { removeFirst() }
    }

    fileprivate mutating func skipDigits() -> Substring.UTF8View {
        let digits = prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        self = dropFirst(digits.count)
        return digits
    }
}
