extension RegularExpressionParser {
    /// Reads a class, behind its backslash, if there is one.
    mutating func takeClass() -> ScalarSet? {
        if take("d") { return .digits }
        if take("D") { return .digits.complement }
        if take("w") { return .wordScalars }
        if take("W") { return .wordScalars.complement }
        if take("s") { return .whitespace }
        if take("S") { return .whitespace.complement }
        return nil
    }

    /// Reads what stands for one scalar, behind the backslash.
    mutating func parseEscapedScalar() throws(UntranslatedExpression) -> Unicode.Scalar {
        guard let next = rest.popFirst() else { throw UntranslatedExpression("a backslash at its end") }
        switch next {
        case "a": return "\u{07}"
        case "e": return "\u{1B}"
        case "f": return "\u{0C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u": return try parseDigits(rest.prefix(4), ofExactly: 4)
        case "U": return try parseDigits(rest.prefix(8), ofExactly: 8)
        case "x":
            guard take("{") else { return try parseDigits(rest.prefix(2), ofExactly: 2) }
            let digits = rest.prefix { $0 != "}" }
            guard (1...6).contains(digits.count) else { throw UntranslatedExpression(#"\x without a number"#) }
            let scalar = try parseDigits(digits, ofExactly: digits.count)
            guard take("}") else { throw UntranslatedExpression(#"\x without a number"#) }
            return scalar
        case "a"..."z", "A"..."Z", "0"..."9": throw UntranslatedExpression("\\\(next)")
        default: return next
        }
    }

    private mutating func parseDigits(
        _ digits: ArraySlice<Unicode.Scalar>, ofExactly count: Int
    ) throws(UntranslatedExpression) -> Unicode.Scalar {
        var value: UInt32 = 0
        for digit in digits {
            guard digit.isASCII, let digit = Character(digit).hexDigitValue, value < 0x110000 else {
                throw UntranslatedExpression("an escape without a number")
            }
            value = value * 16 + UInt32(digit)
        }
        guard digits.count == count else { throw UntranslatedExpression("an escape without a number") }
        guard let scalar = Unicode.Scalar(value) else { throw UntranslatedExpression("a half of a surrogate pair") }
        rest = rest.dropFirst(count)
        return scalar
    }
}
