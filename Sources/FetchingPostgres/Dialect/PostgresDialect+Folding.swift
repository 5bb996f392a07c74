import FetchingCore
import FetchingSQL

extension PostgresDialect {
    /// Renders a text in lower case, without its marks, or both: by the rules of ICU, whatever the collation of the column.
    func renderFolded(_ operand: ExpressionTree, _ options: TextOptions, into renderer: inout SQLRenderer) throws {
        // Most texts are ASCII, for which there is a short way; it takes the text twice.
        let hasShortWay = operand.isColumn
        if hasShortWay {
            renderer.write("CASE WHEN octet_length(")
            try renderer.writeOperand(operand)
            renderer.write(") = char_length(")
            try renderer.writeOperand(operand)
            renderer.write(") THEN ")
            if options.contains(.caseInsensitive) { renderer.write("lower(") }
            try renderer.writeOperand(operand)
            renderer.write(" COLLATE \"C\"")
            if options.contains(.caseInsensitive) { renderer.write(")") }
            renderer.write(" ELSE ")
        }
        if options.contains(.diacriticInsensitive) {
            renderer.write("regexp_replace(normalize(")
            try renderCase(of: operand, options, into: &renderer)
            renderer.write(", NFD), '")
            renderer.write(generated: NonspacingMarks.expression)
            renderer.write("', '', 'g')")
        } else {
            try renderCase(of: operand, options, into: &renderer)
        }
        renderer.write(" COLLATE \"C\"")
        if hasShortWay { renderer.write(" END") }
    }

    private func renderCase(
        of operand: ExpressionTree, _ options: TextOptions, into renderer: inout SQLRenderer
    ) throws {
        guard options.contains(.caseInsensitive) else { return try renderer.writeOperand(operand) }
        // ICU ends a word in another sigma than it has within, as Swift does not.
        renderer.write("lower(translate(")
        try renderer.writeOperand(operand)
        renderer.write(", 'Σ', 'σ') COLLATE \"und-x-icu\")")
    }
}

/// The scalars that are left out where marks make no difference.
private enum NonspacingMarks {
    /// A regular expression of PostgreSQL that matches any of them.
    static let expression: String = {
        var ranges: [ClosedRange<UInt32>] = []
        for value in (0x80 as UInt32)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory == .nonspacingMark else {
                continue
            }
            if let last = ranges.last, last.upperBound == value - 1 {
                ranges[ranges.count - 1] = last.lowerBound...value
            } else {
                ranges.append(value...value)
            }
        }
        return "[" + ranges.map { escape($0.lowerBound) + "-" + escape($0.upperBound) }.joined() + "]"
    }()

    private static func escape(_ value: UInt32) -> String {
        let digits = String(value, radix: 16)
        return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}
