import FetchingCore
import Foundation

extension FoundationTranslator {
    func text(
        _ operation: TextOperator, _ operand: ExpressionTree, _ pattern: String, _ options: TextOptions
    ) throws -> FoundationCondition {
        guard options.folding.isEmpty else {
            throw FetchError.rejected(
                "Foundation's predicates have no comparison of text without case or accents that is the same in every locale",
                cure: "Store the text folded and pass '.normalized', or fetch with another engine")
        }
        guard let text = try value(operand) as? FoundationOperand<String> else {
            if operand.isNullLiteral { return FoundationPlans.value(false) }
            // A URL, or another value that databases store as a text.
            throw FetchError.foundationTypes("a value that is stored as a text", "a text")
        }
        return try text.holds { try condition(operation, $0, pattern) }
    }

    private func condition(
        _ operation: TextOperator, _ text: any FoundationPlan<String>, _ pattern: String
    ) throws -> FoundationCondition {
        switch operation {
        case .equals: return FoundationPlans.equal(text, FoundationPlans.value(pattern))
        case .hasPrefix: return FoundationPlans.text(text, startsWith: pattern)
        case .contains: return FoundationPlans.text(text, contains: pattern)
        case .hasSuffix: throw FetchError.foundationText("the end of a text")
        case .matches: throw FetchError.foundationText("a regular expression that a database could search with")
        case .isLike: return try like(LikePattern(pattern), text)
        }
    }

    /// A pattern with wildcards at its ends is a prefix, a part or the whole.
    private func like(
        _ pattern: LikePattern, _ text: any FoundationPlan<String>
    ) throws -> FoundationCondition {
        var elements = pattern.elements[...]
        let (beginsAnywhere, endsAnywhere) = (elements.first == .anyText, elements.last == .anyText)
        if beginsAnywhere { elements = elements.dropFirst() }
        if endsAnywhere { elements = elements.dropLast() }
        var scalars = String.UnicodeScalarView()
        for element in elements {
            guard case .scalar(let scalar) = element else {
                throw FetchError.foundationText("wildcards inside a pattern")
            }
            scalars.append(scalar)
        }
        let part = String(scalars)
        switch (beginsAnywhere, endsAnywhere) {
        case (false, false): return FoundationPlans.equal(text, FoundationPlans.value(part))
        case (false, true): return FoundationPlans.text(text, startsWith: part)
        case (true, true): return FoundationPlans.text(text, contains: part)
        case (true, false): throw FetchError.foundationText("the end of a text")
        }
    }
}
