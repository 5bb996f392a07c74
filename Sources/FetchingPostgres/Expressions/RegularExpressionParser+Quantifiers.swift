extension RegularExpressionParser {
    /// The greatest count that PostgreSQL knows.
    private static let greatestCount = 255

    /// Reads the quantifier behind an element, if there is one.
    mutating func parseQuantifier(of element: RegularExpression) throws(UntranslatedExpression) -> RegularExpression {
        guard let (atLeast, atMost) = try parseCounts() else { return element }
        guard !take("+") else { throw UntranslatedExpression("a possessive quantifier") }
        // Whether it is lazy makes no difference to a whole text.
        _ = take("?")
        if case .look = element { throw UntranslatedExpression("a quantifier behind a look around") }
        return .repeated(element, atLeast: atLeast, atMost: atMost)
    }

    private mutating func parseCounts() throws(UntranslatedExpression) -> (Int, Int?)? {
        if take("*") { return (0, nil) }
        if take("+") { return (1, nil) }
        if take("?") { return (0, 1) }
        guard take("{") else { return nil }
        let atLeast = try parseCount()
        if take("}") { return (atLeast, atLeast) }
        guard take(",") else { throw UntranslatedExpression("blanks within '{'") }
        if take("}") { return (atLeast, nil) }
        let atMost = try parseCount()
        guard atLeast <= atMost, take("}") else { throw UntranslatedExpression("blanks within '{'") }
        return (atLeast, atMost)
    }

    private mutating func parseCount() throws(UntranslatedExpression) -> Int {
        var count = 0
        let digits = rest.prefix { ("0"..."9").contains($0) }
        guard !digits.isEmpty else { throw UntranslatedExpression("blanks within '{'") }
        rest = rest.dropFirst(digits.count)
        for digit in digits {
            count = count * 10 + Int(digit.value - 0x30)
            guard count <= Self.greatestCount else {
                throw UntranslatedExpression("a count over \(Self.greatestCount)")
            }
        }
        return count
    }
}
