import Fetching
import FetchingCore

extension RandomField where Operand.Value.Base == String {
    /// The operators on text, with and without options.
    var text: ConditionMaker {
        { generator in
            if generator.isOne(in: 6) { return matches(&generator) }
            let options = Pool<TextOptions>(
                [], .caseInsensitive, .diacriticInsensitive, .diacriticAndCaseInsensitive, .normalized, []
            ).pick(&generator)
            let pattern = RandomText.pattern(&generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: return leaf("hasPrefix", operand.hasPrefix, pattern, options, PlainText.hasPrefix)
            case 1: return leaf("hasSuffix", operand.hasSuffix, pattern, options, PlainText.hasSuffix)
            case 2: return leaf("contains", operand.contains, pattern, options, PlainText.contains)
            case 3: return leaf("isEqual", operand.isEqual(to:options:), pattern, options, PlainText.isEqual)
            case 4: return leaf("isEmpty", operand.isEmpty) { value($0)?.isEmpty ?? false }
            default:
                let pattern = RandomText.wildcards(in: pattern, &generator)
                return leaf("isLike", operand.isLike, pattern, options, PlainText.isLike)
            }
        }
    }

    private func leaf(
        _ name: String, _ predicate: (String, TextOptions) -> FetchPredicate<Sample>, _ pattern: String,
        _ options: TextOptions, _ oracle: @escaping @Sendable (String, String) -> Bool
    ) -> RandomCondition {
        let folded = RandomText.fold(pattern, options)
        let text = "\(name)(\(pattern.debugDescription), options: \(options.rawValue))"
        return leaf(text, predicate(pattern, options)) { sample in
            value(sample).map { oracle(RandomText.fold($0, options), folded) } ?? false
        }
    }

    private func matches(_ generator: inout SplitMix64) -> RandomCondition {
        let (pattern, oracle) = RandomText.expressions.pick(&generator)
        return leaf("matches(\(pattern.debugDescription))", operand.matches(pattern)) { value($0).map(oracle) ?? false }
    }

    /// The length of the text.
    var length: RandomField<FetchExpression<Sample, Int?>> {
        RandomField<FetchExpression<Sample, Int?>>(
            name: "\(name).unicodeScalarCount", operand: FetchExpression(operand.unicodeScalarCount.tree),
            value: { value($0)?.unicodeScalars.count }, lift: { $0 }, draw: { Int.random(in: 0...6, using: &$0) },
            isEqual: { $0 == $1 })
    }
}

// Computed texts, of which the oracle goes scalar by scalar.

extension RandomField where Operand.Value.Base == String, Operand.Value._StringResult: FetchableValue {
    var trimmed: RandomField<FetchExpression<Sample, String?>> {
        computed("trimmed()", operand.trimmed().tree) { scalars in
            let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
            return Array(scalars.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
        }
    }

    var beginning: RandomField<FetchExpression<Sample, String?>> {
        computed("prefix(2)", operand.prefix(unicodeScalars: 2).tree) { Array($0.prefix(2)) }
    }

    var ending: RandomField<FetchExpression<Sample, String?>> {
        computed("suffix(1)", operand.suffix(unicodeScalars: 1).tree) { Array($0.suffix(1)) }
    }

    var replaced: RandomField<FetchExpression<Sample, String?>> {
        computed("replacing(a, bb)", operand.replacing("a", with: "bb").tree) {
            $0.flatMap { $0 == "a" ? ["b", "b"] : [$0] }
        }
    }

    var lowercased: RandomField<FetchExpression<Sample, String?>> {
        computed("lowercased()", operand.lowercased().tree) {
            $0.flatMap { Array($0.properties.lowercaseMapping.unicodeScalars) }
        }
    }

    var uppercased: RandomField<FetchExpression<Sample, String?>> {
        computed("uppercased()", operand.uppercased().tree) {
            $0.flatMap { Array($0.properties.uppercaseMapping.unicodeScalars) }
        }
    }

    /// The text behind a constant, and another one behind it.
    func joined<Other>(with other: RandomField<Other>) -> RandomField<FetchExpression<Sample, String?>>
    where Other.Model == Sample, Other.Value.Base == String {
        let end = FetchExpression<Sample, String?>(other.operand.tree)
        let joined = "a" + FetchExpression<Sample, String?>(operand.tree) + end
        return RandomField<FetchExpression<Sample, String?>>(
            name: "(a + \(name) + \(other.name))", operand: joined,
            value: { sample in value(sample).flatMap { begin in other.value(sample).map { "a" + begin + $0 } } },
            lift: { $0 }, draw: { Pools.texts.pick(&$0) }, isEqual: { $0.utf8.elementsEqual($1.utf8) })
    }

    private func computed(
        _ name: String, _ tree: ExpressionTree, _ change: @escaping @Sendable ([Unicode.Scalar]) -> [Unicode.Scalar]
    ) -> RandomField<FetchExpression<Sample, String?>> {
        RandomField<FetchExpression<Sample, String?>>(
            name: "\(self.name).\(name)", operand: FetchExpression(tree),
            value: { value($0).map { String(String.UnicodeScalarView(change(Array($0.unicodeScalars)))) } },
            lift: { $0 }, draw: { Pools.texts.pick(&$0) }, isEqual: { $0.utf8.elementsEqual($1.utf8) })
    }
}

/// Patterns, and what they mean.
enum RandomText {
    /// A text of the pool, or a part of one.
    static func pattern(_ generator: inout SplitMix64) -> String {
        let scalars = Array(Pools.texts.pick(&generator).unicodeScalars)
        let start = generator.isOne(in: 3) ? Int.random(in: 0...scalars.count, using: &generator) : 0
        let end = generator.isOne(in: 2) ? Int.random(in: start...scalars.count, using: &generator) : scalars.count
        return String(String.UnicodeScalarView(scalars[start..<end]))
    }

    /// The text with some of its scalars turned into wildcards.
    static func wildcards(in text: String, _ generator: inout SplitMix64) -> String {
        var pattern = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if generator.isOne(in: 5) { pattern.append("*") }
            pattern.append(generator.isOne(in: 5) ? "?" : scalar)
        }
        if generator.isOne(in: 2) { pattern.append("*") }
        return String(pattern)
    }

    static func fold(_ text: String, _ options: TextOptions) -> String {
        guard !options.contains(.normalized) else { return text }
        return PlainText.fold(
            text, case: options.contains(.caseInsensitive), marks: options.contains(.diacriticInsensitive))
    }

    static let expressions = Pool<(String, @Sendable (String) -> Bool)>(
        ("[a-c]+", { !$0.isEmpty && $0.unicodeScalars.allSatisfy { "a"..."c" ~= $0 } }),
        ("a|ab", { ["a", "ab"].contains($0) }),
        (".*", { !$0.contains("\n") }),
        ("a.b", { $0.unicodeScalars.count == 3 && PlainText.isLike($0, "a?b") && !$0.contains("\n") }),
        ("(M|m)ari[ao]", { ["Maria", "Mario", "maria", "mario"].contains($0) }),
        ("\\d{1,2}", { ["9", "10"].contains($0) }),
        ("a?b?", { ["", "a", "b", "ab"].contains($0) }))
}
