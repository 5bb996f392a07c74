import Fetching
import FetchingCore
import Foundation

/// A type of value in one of its forms, without the type.
struct FormDomain: Sendable {
    let name: String
    let isOrdered: Bool

    /// Whether there are operators of order, and the smallest and the largest value.
    let isComparable: Bool

    /// Draws a question about a value, which may be nil.
    let test: @Sendable (_ isOptional: Bool, inout SplitMix64) -> FormTest

    /// Draws a question about two values.
    let pair: @Sendable (_ first: Bool, _ second: Bool, inout SplitMix64) -> FormPair

    /// Whether a value is among those of another expression, for the rows that meet a condition.
    let list: @Sendable (ExpressionTree, ExpressionTree, FetchPredicate<Specimen>) -> FetchPredicate<Specimen>

    /// The values of an expression, as texts.
    let selection: @Sendable (ExpressionTree, _ isOptional: Bool) -> FetchSelection<Specimen, String>
}

/// A question about a value.
struct FormTest: Sendable {
    let text: String
    let predicate: @Sendable (ExpressionTree) -> FetchPredicate<Specimen>
    let holds: @Sendable (FormKey?) -> Bool
}

/// A question about two values.
struct FormPair: Sendable {
    let text: String
    let predicate: @Sendable (ExpressionTree, ExpressionTree) -> FetchPredicate<Specimen>
    let holds: @Sendable (FormKey?, FormKey?) -> Bool
}

extension FormDomain {
    init<Base>(_ type: FormType<Base>) {
        name = type.name
        isOrdered = type.isOrdered
        isComparable = type.ordering != nil
        test = { isOptional, generator in type.test(isOptional: isOptional, &generator) }
        pair = { first, second, generator in type.pair(first, second, &generator) }
        list = { value, key, condition in
            FetchExpression<Specimen, Base?>(value).isIn(
                Specimen.request().all().where(condition).select { _ in FetchExpression<Specimen, Base?>(key) })
        }
        selection = { tree, isOptional in
            FormOperand<Base>(tree, isOptional: isOptional).selection { $0.map(type.key).shown }
        }
    }
}

extension FormType {
    func test(isOptional: Bool, _ generator: inout SplitMix64) -> FormTest {
        if let own = ownTest(isOptional: isOptional, &generator) { return own }
        if let ordering, generator.isOne(in: 2) { return order(ordering, isOptional: isOptional, &generator) }
        return generator.isOne(in: 3)
            ? membership(isOptional: isOptional, &generator) : equality(isOptional: isOptional, &generator)
    }

    private func drawOptional(_ isOptional: Bool, _ generator: inout SplitMix64) -> Base? {
        isOptional && generator.isOne(in: 4) ? nil : drawLiteral(&generator)
    }

    private func shown(_ base: Base?) -> String {
        guard let base else { return "nil" }
        // A date may be beside its key.
        return base is Date ? "\(base) \(key(base))" : "\(key(base))"
    }

    private func equality(isOptional: Bool, _ generator: inout SplitMix64) -> FormTest {
        let base = drawOptional(isOptional, &generator)
        let wanted = base.map(key)
        return generator.isOne(in: 2)
            ? FormTest(
                text: "== \(shown(base))",
                predicate: { FormOperand<Base>($0, isOptional: isOptional).isEqual(to: base) },
                holds: { $0 == wanted })
            : FormTest(
                text: "!= \(shown(base))",
                predicate: { FormOperand<Base>($0, isOptional: isOptional).isDifferent(from: base) },
                holds: { $0 != wanted })
    }

    private func membership(isOptional: Bool, _ generator: inout SplitMix64) -> FormTest {
        let bases = generator.list(upTo: 3) { drawOptional(isOptional, &$0) }
        let wanted = Set(bases.map { $0.map(key) })
        let text = bases.map(shown).joined(separator: ", ")
        return generator.isOne(in: 2)
            ? FormTest(
                text: "isIn [\(text)]", predicate: { FormOperand<Base>($0, isOptional: isOptional).isIn(bases) },
                holds: { wanted.contains($0) })
            : FormTest(
                text: "isNotIn [\(text)]", predicate: { FormOperand<Base>($0, isOptional: isOptional).isNotIn(bases) },
                holds: { !wanted.contains($0) })
    }

    private func order(
        _ ordering: FormOrdering<Base>, isOptional: Bool, _ generator: inout SplitMix64
    ) -> FormTest {
        let base = drawLiteral(&generator)
        guard generator.isOne(in: 3) else {
            let comparison = FormComparison.allCases.randomElement(using: &generator) ?? .less
            let bound = key(base)
            return FormTest(
                text: "\(comparison.symbol) \(shown(base))",
                predicate: { ordering.compare(comparison, FormOperand<Base>($0, isOptional: isOptional), base) },
                holds: { comparison.holds($0, bound) })
        }
        let (lower, upper) = ordering.arrange(base, drawLiteral(&generator))
        let (from, to) = (key(lower), key(upper))
        let range = FormRange.allCases.randomElement(using: &generator) ?? .closed
        return FormTest(
            text: "isIn \(range) range \(shown(lower)) \(shown(upper))",
            predicate: { ordering.range(FormOperand<Base>($0, isOptional: isOptional), lower, upper, range) },
            holds: { range.holds($0, from, to) })
    }

    func pair(_ first: Bool, _ second: Bool, _ generator: inout SplitMix64) -> FormPair {
        if let ordering, generator.isOne(in: 2) {
            let comparison = FormComparison.allCases.randomElement(using: &generator) ?? .less
            return FormPair(
                text: comparison.symbol,
                predicate: {
                    ordering.pair(
                        comparison, FormOperand<Base>($0, isOptional: first), FormOperand<Base>($1, isOptional: second))
                }, holds: { comparison.holds($0, $1) })
        }
        return generator.isOne(in: 2)
            ? FormPair(
                text: "==",
                predicate: {
                    FormOperand<Base>($0, isOptional: first).isEqual(to: FormOperand<Base>($1, isOptional: second))
                }, holds: { $0 == $1 })
            : FormPair(
                text: "!=",
                predicate: {
                    FormOperand<Base>($0, isOptional: first).isDifferent(
                        from: FormOperand<Base>($1, isOptional: second))
                }, holds: { $0 != $1 })
    }
}

// Questions that only some types answer

extension FormType {
    private func ownTest(isOptional: Bool, _ generator: inout SplitMix64) -> FormTest? {
        // A Bool is a condition by itself.
        if Base.self == Bool.self, !isOptional, generator.isOne(in: 2) {
            return FormTest(
                text: "", predicate: { tree in Specimen.predicate { _ in FetchExpression<Specimen, Bool>(tree) } },
                holds: { $0 == .int(1) })
        }
        if name == FormTypes.text.name, generator.isOne(in: 2) { return text(&generator) }
        if let elementTest, generator.isOne(in: 2) { return elementTest(&generator) }
        return nil
    }

    private func text(_ generator: inout SplitMix64) -> FormTest {
        if generator.isOne(in: 6) { return match(&generator) }
        let options = Pool<TextOptions>([], .caseInsensitive, .diacriticInsensitive, .diacriticAndCaseInsensitive, [])
            .pick(&generator)
        var pattern = FormPools.texts.pick(&generator)
        let operators = Pool<TextQuestion>(
            TextQuestion("hasPrefix", { $0.hasPrefix($1, options: $2) }, PlainText.hasPrefix),
            TextQuestion("hasSuffix", { $0.hasSuffix($1, options: $2) }, PlainText.hasSuffix),
            TextQuestion("contains", { $0.contains($1, options: $2) }, PlainText.contains),
            TextQuestion("isEqual", { $0.isEqual(to: $1, options: $2) }, PlainText.isEqual),
            TextQuestion("isLike", { $0.isLike($1, options: $2) }, PlainText.isLike))
        let question = operators.pick(&generator)
        if question.name == "isLike" { pattern = RandomText.wildcards(in: pattern, &generator) }
        let (asked, folded) = (pattern, RandomText.fold(pattern, options))
        return FormTest(
            text: "\(question.name)(\(FormKey.text(pattern)), options: \(options.rawValue))",
            predicate: { question.predicate(FetchExpression<Specimen, String?>($0), asked, options) },
            holds: { key in
                key?.text.map { question.holds(RandomText.fold($0, options), folded) } ?? false
            })
    }
}

extension FormType {
    private func match(_ generator: inout SplitMix64) -> FormTest {
        let (pattern, holds) = FormPools.expressions.pick(&generator)
        return FormTest(
            text: "matches(\(pattern))", predicate: { FetchExpression<Specimen, String?>($0).matches(pattern) },
            holds: { $0?.text.map(holds) ?? false })
    }
}

private struct TextQuestion: Sendable {
    let name: String
    let predicate: @Sendable (FetchExpression<Specimen, String?>, String, TextOptions) -> FetchPredicate<Specimen>
    let holds: @Sendable (String, String) -> Bool

    init(
        _ name: String,
        _ predicate:
            @escaping @Sendable (FetchExpression<Specimen, String?>, String, TextOptions) -> FetchPredicate<Specimen>,
        _ holds: @escaping @Sendable (String, String) -> Bool
    ) {
        (self.name, self.predicate, self.holds) = (name, predicate, holds)
    }
}
