import Foundation

/// A predicate that is evaluated inside of another one.
///
/// Foundation has an expression for it on recent Apple systems alone.
///
/// It has closures instead of the predicate and its variables: Swift 6.3 cannot lay out a type with a pack of variables in
/// a property.
struct NestedPredicate: StandardPredicateExpression {
    private let test: @Sendable (PredicateBindings) throws -> Bool
    private let moved: @Sendable (VariableReplacement) -> NestedPredicate

    init<each Input>(
        _ predicate: Predicate<repeat each Input>, on variables: repeat PredicateExpressions.Variable<each Input>
    ) {
        let variables = (repeat each variables)
        test = { bindings in try predicate.evaluate(repeat try (each variables).evaluate(bindings)) }
        moved = { replacement in NestedPredicate(predicate, on: repeat replacement.replacement(of: each variables)) }
    }

    func evaluate(_ bindings: PredicateBindings) throws -> Bool { try test(bindings) }
}

extension NestedPredicate: VariableReplacing {
    func replacing(_ variables: VariableReplacement) -> Self { moved(variables) }
}

// Foundation demands it of every expression, and does not encode its own predicate within a predicate either.
extension NestedPredicate {
    init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(
            DecodingError.Context(
                codingPath: decoder.codingPath, debugDescription: "A predicate within a predicate cannot be decoded"))
    }

    func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(
            self,
            EncodingError.Context(
                codingPath: encoder.codingPath, debugDescription: "A predicate within a predicate cannot be encoded"))
    }
}
