/// Writes a regular expression in the syntax of PostgreSQL.
struct PostgresExpressionWriter {
    let ignoresCase: Bool

    private(set) var text = ""

    /// Whether the expression looks around, or behind itself, where it is written.
    private var isLookingAround = false
    private var isLookingBehind = false

    /// The edges of the text that a part of an expression is certain to stand at.
    private struct Edges {
        var start: Bool
        var end: Bool

        static let none = Edges(start: false, end: false)
    }

    init(ignoresCase: Bool) { self.ignoresCase = ignoresCase }

    /// Writes the expression for a whole text.
    mutating func writeWhole(_ expression: RegularExpression) throws(UntranslatedExpression) {
        // PostgreSQL has built the largest ones below this in a second, and others above only in minutes.
        let limit = 2_000
        guard expression.weight(limit: limit) <= limit else {
            throw UntranslatedExpression("more than \(limit) characters, as its counts repeat them,")
        }
        text += "^"
        try write(expression, at: Edges(start: true, end: true))
        text += "$"
    }

    private mutating func write(_ expression: RegularExpression, at edges: Edges) throws(UntranslatedExpression) {
        switch expression {
        case .scalar(let scalar): try writeRun([scalar])
        case .set(let set, let isNegated): try writeSet(set, isNegated: isNegated)
        case .sequence(let elements): try writeSequence(elements, at: edges)
        case .choice(let alternatives):
            text += "(?:"
            try writeAlternatives(alternatives, at: edges)
            text += ")"
        case .repeated(let element, let atLeast, let atMost): try writeRepeated(element, atLeast, atMost)
        case .look(let content, let isBehind, let isNegative):
            try writeLook(content, isBehind: isBehind, isNegative: isNegative)
        case .anchor(.start):
            guard edges.start else { throw UntranslatedExpression("'^' or '\\A' within") }
        case .anchor(.end):
            guard edges.end else { throw UntranslatedExpression("'$' or '\\z' within") }
        }
    }

    private mutating func writeAlternatives(
        _ alternatives: [RegularExpression], at edges: Edges
    ) throws(UntranslatedExpression) {
        var isFirst = true
        for alternative in alternatives {
            if !isFirst { text += "|" }
            isFirst = false
            try write(alternative, at: edges)
        }
    }

    private mutating func writeSequence(
        _ elements: [RegularExpression], at edges: Edges
    ) throws(UntranslatedExpression) {
        let begin = elements.firstIndex { !$0.isAnchor } ?? elements.endIndex
        let end = elements.lastIndex { !$0.isAnchor } ?? elements.startIndex
        var run: [Unicode.Scalar] = []
        for (index, element) in elements.enumerated() {
            if case .scalar(let scalar) = element {
                run.append(scalar)
                continue
            }
            try writeRun(run)
            run = []
            // ICU takes a set of one scalar for that scalar, which may have a variant together with the next.
            if ignoresCase, case .set(let set, let isNegated) = element,
                let scalar = withVariants(set, isNegated: isNegated).onlyScalar
            {
                run = [scalar]
                continue
            }
            try write(element, at: Edges(start: edges.start && index <= begin, end: edges.end && index >= end))
        }
        try writeRun(run)
    }

    private mutating func writeRepeated(
        _ element: RegularExpression, _ atLeast: Int, _ atMost: Int?
    ) throws(UntranslatedExpression) {
        let needsGroup =
            switch element {
            case .scalar: ignoresCase
            case .set, .choice: false
            case .sequence, .repeated, .look, .anchor: true
            }
        if needsGroup { text += "(?:" }
        try write(element, at: .none)
        if needsGroup { text += ")" }
        switch (atLeast, atMost) {
        case (0, nil): text += "*"
        case (1, nil): text += "+"
        case (0, 1): text += "?"
        case (_, nil): text += "{\(atLeast),}"
        case (_, atLeast): text += "{\(atLeast)}"
        case (_, .some(let atMost)): text += "{\(atLeast),\(atMost)}"
        }
    }

    private mutating func writeLook(
        _ content: RegularExpression, isBehind: Bool, isNegative: Bool
    ) throws(UntranslatedExpression) {
        guard !isLookingAround else { throw UntranslatedExpression("a look around within another") }
        isLookingAround = true
        isLookingBehind = isBehind
        text += isBehind ? "(?<" : "(?"
        text += isNegative ? "!" : "="
        try write(content, at: .none)
        text += ")"
        isLookingAround = false
        isLookingBehind = false
    }

    private func withVariants(_ set: ScalarSet, isNegated: Bool) -> ScalarSet {
        let set = ignoresCase ? set.withCaseVariants : set
        return isNegated ? set.complement : set
    }

    private mutating func writeSet(_ set: ScalarSet, isNegated: Bool) throws(UntranslatedExpression) {
        let set = withVariants(set, isNegated: isNegated)
        guard !set.ranges.isEmpty else { throw UntranslatedExpression("a set of nothing") }
        text += set.postgresExpression
    }

    /// Writes scalars behind one another, with what may stand in their place where case makes no difference.
    private mutating func writeRun(_ run: [Unicode.Scalar]) throws(UntranslatedExpression) {
        guard ignoresCase else {
            for scalar in run { text += scalar.escapedForPostgres }
            return
        }
        for piece in FoldedPiece.pieces(of: run.flatMap(CaseVariants.folding)) {
            let alternatives = try piece.alternatives()
            guard alternatives.count == 1 || !isLookingBehind else {
                // ICU looks behind by as many characters as the expression has.
                throw UntranslatedExpression("letters that have a common variant, in a look behind,")
            }
            let texts = alternatives.map { $0.map(\.postgresExpression).joined() }
            text += texts.count == 1 ? texts[0] : "(?:" + texts.joined(separator: "|") + ")"
        }
    }
}

extension ScalarSet {
    /// The set as it is written in an expression of PostgreSQL.
    var postgresExpression: String {
        if let onlyScalar { return onlyScalar.escapedForPostgres }
        guard ranges.last?.upperBound == 0x10FFFF else { return "[" + postgresRanges + "]" }
        let others = complement
        // In PostgreSQL a dot is a newline too.
        return others.ranges.isEmpty ? "." : "[^" + others.postgresRanges + "]"
    }

    private var postgresRanges: String {
        var text = ""
        for range in ranges {
            text += range.lowerBound.escapedForSet
            guard range.lowerBound < range.upperBound else { continue }
            if range.upperBound > range.lowerBound + 1 { text += "-" }
            text += range.upperBound.escapedForSet
        }
        return text
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIILetterOrDigit: Bool {
        ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
    }

    fileprivate var escapedForPostgres: String {
        if isASCIILetterOrDigit || self == " " || self == "_" { return String(self) }
        return (0x21..<0x7F).contains(value) ? "\\" + String(self) : value.escaped
    }
}

extension UInt32 {
    fileprivate var escapedForSet: String {
        if let scalar = Unicode.Scalar(self), scalar.isASCIILetterOrDigit || scalar == "_" { return String(scalar) }
        return escaped
    }

    fileprivate var escaped: String {
        let digits = String(self, radix: 16)
        let length = self > 0xFFFF ? 8 : 4
        return (self > 0xFFFF ? "\\U" : "\\u") + String(repeating: "0", count: length - digits.count) + digits
    }
}
