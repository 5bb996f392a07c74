extension RegularExpressionParser {
    /// Reads a set, behind its bracket.
    mutating func parseSet(skipsBlanks: Bool) throws(UntranslatedExpression) -> RegularExpression {
        let isNegated = take("^")
        guard rest.first != ":" else { throw UntranslatedExpression("a set that begins with ':'") }
        var ranges: [ClosedRange<UInt32>] = []
        // A bracket at the beginning stands for itself.
        var isBeginning = true
        while let next = rest.first, isBeginning || next != "]" {
            isBeginning = false
            if take("\\") {
                if let set = takeClass() {
                    ranges += set.ranges
                    // What a hyphen means here is not the same in all versions of ICU.
                    guard rest.first != "-" || rest.dropFirst().first == "]" else {
                        throw UntranslatedExpression("a hyphen behind a class")
                    }
                    continue
                }
                try parseRange(from: try parseEscapedScalar(), into: &ranges)
                continue
            }
            rest.removeFirst()
            if next == "-" {
                guard ranges.isEmpty || rest.first == "]", rest.first != "-" else {
                    throw UntranslatedExpression("a hyphen between others than two characters")
                }
                ranges.append(next.value...next.value)
                guard rest.first != "-" else { throw UntranslatedExpression("a set without another") }
                continue
            }
            guard !skipsBlanks || !(next.properties.isPatternWhitespace || next == "#") else {
                throw UntranslatedExpression("a set with a blank after (?x)")
            }
            try parseRange(from: try plain(next), into: &ranges)
        }
        guard take("]") else { throw UntranslatedExpression("a set without an end") }
        return .set(ScalarSet(ranges), isNegated: isNegated)
    }

    /// A scalar that stands for itself in a set.
    private func plain(_ scalar: Unicode.Scalar) throws(UntranslatedExpression) -> Unicode.Scalar {
        if scalar == "[" { throw UntranslatedExpression("a set within a set") }
        if scalar == "&", rest.first == "&" { throw UntranslatedExpression("an intersection of sets") }
        return scalar
    }

    private mutating func parseRange(
        from first: Unicode.Scalar, into ranges: inout [ClosedRange<UInt32>]
    ) throws(UntranslatedExpression) {
        guard rest.first == "-", rest.dropFirst().first != "]" else { return ranges.append(first.value...first.value) }
        rest.removeFirst()
        guard let next = rest.popFirst(), next != "-" else { throw UntranslatedExpression("a set without another") }
        let last: Unicode.Scalar
        if next == "\\" {
            guard takeClass() == nil else { throw UntranslatedExpression("a range to a class") }
            last = try parseEscapedScalar()
        } else {
            last = try plain(next)
        }
        guard first <= last else { throw UntranslatedExpression("a range from behind") }
        ranges.append(first.value...last.value)
        guard rest.first != "-" || rest.dropFirst().first == "]" else {
            throw UntranslatedExpression("a hyphen behind a range")
        }
    }
}
