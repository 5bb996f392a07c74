import FetchingCore
import Foundation

extension FoundationPlans {
    static func equal<Value: Equatable>(
        _ lhs: any FoundationPlan<Value>, _ rhs: any FoundationPlan<Value>
    ) -> FoundationCondition {
        func equal(_ lhs: some FoundationPlan<Value>, _ rhs: some FoundationPlan<Value>) -> FoundationCondition {
            MadePlan(above: lhs, rhs) {
                PredicateExpressions.build_Equal(lhs: lhs.expression($0), rhs: rhs.expression($0))
            }
        }
        return equal(lhs, rhs)
    }

    static func notEqual<Value: Equatable>(
        _ lhs: any FoundationPlan<Value>, _ rhs: any FoundationPlan<Value>
    ) -> FoundationCondition {
        func notEqual(_ lhs: some FoundationPlan<Value>, _ rhs: some FoundationPlan<Value>) -> FoundationCondition {
            MadePlan(above: lhs, rhs) {
                PredicateExpressions.build_NotEqual(lhs: lhs.expression($0), rhs: rhs.expression($0))
            }
        }
        return notEqual(lhs, rhs)
    }

    static func compared<Value: Comparable>(
        _ lhs: any FoundationPlan<Value>, _ comparison: PredicateExpressions.ComparisonOperator,
        _ rhs: any FoundationPlan<Value>
    ) -> FoundationCondition {
        func compared(_ lhs: some FoundationPlan<Value>, _ rhs: some FoundationPlan<Value>) -> FoundationCondition {
            MadePlan(above: lhs, rhs) {
                PredicateExpressions.build_Comparison(lhs: lhs.expression($0), rhs: rhs.expression($0), op: comparison)
            }
        }
        return compared(lhs, rhs)
    }

    static func isIn<Value: FoundationComparable>(
        _ value: any FoundationPlan<Value>, _ values: [Value]
    ) -> FoundationCondition {
        func isIn(_ value: some FoundationPlan<Value>) -> FoundationCondition {
            MadePlan(above: value) {
                PredicateExpressions.build_contains(PredicateExpressions.Value(values), value.expression($0))
            }
        }
        return isIn(value)
    }

    // MARK: Text

    static func text(_ text: any FoundationPlan<String>, startsWith prefix: String) -> FoundationCondition {
        func starts(_ text: some FoundationPlan<String>) -> FoundationCondition {
            MadePlan(above: text) {
                PredicateExpressions.build_starts(text.expression($0), with: PredicateExpressions.Value(prefix))
            }
        }
        return starts(text)
    }

    static func text(_ text: any FoundationPlan<String>, contains part: String) -> FoundationCondition {
        func contains(_ text: some FoundationPlan<String>) -> FoundationCondition {
            MadePlan(above: text) {
                PredicateExpressions.CollectionContainsCollection(
                    base: text.expression($0), other: PredicateExpressions.Value(part))
            }
        }
        return contains(text)
    }

    // MARK: Nil

    static func isNil<Value: Equatable>(_ value: any FoundationPlan<Value?>) -> FoundationCondition {
        func isNil(_ value: some FoundationPlan<Value?>) -> FoundationCondition {
            MadePlan(above: value) {
                PredicateExpressions.build_Equal(
                    lhs: value.expression($0), rhs: PredicateExpressions.NilLiteral<Value>())
            }
        }
        return isNil(value)
    }

    static func coalesced<Value: Codable & Sendable>(
        _ value: any FoundationPlan<Value?>, _ other: Value
    ) -> any FoundationPlan<Value> {
        func coalesced(_ value: some FoundationPlan<Value?>) -> any FoundationPlan<Value> {
            MadePlan(above: value) {
                PredicateExpressions.build_NilCoalesce(
                    lhs: value.expression($0), rhs: PredicateExpressions.Value(other))
            }
        }
        return coalesced(value)
    }

    static func coalesced<Value: Codable & Sendable>(
        _ value: any FoundationPlan<Value?>, _ other: any FoundationPlan<Value>
    ) -> any FoundationPlan<Value> {
        func coalesced(
            _ value: some FoundationPlan<Value?>, _ other: some FoundationPlan<Value>
        ) -> any FoundationPlan<Value> {
            MadePlan(above: value, other) {
                PredicateExpressions.build_NilCoalesce(lhs: value.expression($0), rhs: other.expression($0))
            }
        }
        return coalesced(value, other)
    }

    /// The result for a value where there is one: `value.flatMap { … }`.
    static func mapped<Value, Result>(
        _ value: any FoundationPlan<Value?>, _ body: (any FoundationPlan<Value>) throws -> any FoundationPlan<Result>
    ) rethrows -> any FoundationPlan<Result?> {
        let name = FoundationVariables.Name()
        func mapped(
            _ value: some FoundationPlan<Value?>, _ body: some FoundationPlan<Result>
        ) -> any FoundationPlan<Result?> {
            MadePlan(above: value, body) { variables in
                PredicateExpressions.OptionalFlatMap<_, Value, _, Result>(value.expression(variables)) { variable in
                    body.expression(variables.with(name, variable))
                }
            }
        }
        return mapped(value, try body(variable(name, Value.self)))
    }

    /// The optional result for a value where there is one: `value.flatMap { … }`.
    static func flatMapped<Value, Result>(
        _ value: any FoundationPlan<Value?>, _ body: (any FoundationPlan<Value>) throws -> any FoundationPlan<Result?>
    ) rethrows -> any FoundationPlan<Result?> {
        let name = FoundationVariables.Name()
        func mapped(
            _ value: some FoundationPlan<Value?>, _ body: some FoundationPlan<Result?>
        ) -> any FoundationPlan<Result?> {
            MadePlan(above: value, body) { variables in
                PredicateExpressions.OptionalFlatMap<_, Value, _, Result>(value.expression(variables)) { variable in
                    body.expression(variables.with(name, variable))
                }
            }
        }
        return mapped(value, try body(variable(name, Value.self)))
    }

    // MARK: Collections

    static func contains<Element>(
        _ elements: any FoundationPlan<[Element]>, _ name: FoundationVariables.Name,
        where condition: FoundationCondition
    ) -> FoundationCondition {
        func contains(
            _ elements: some FoundationPlan<[Element]>, _ condition: some FoundationPlan<Bool>
        ) -> FoundationCondition {
            MadePlan(above: elements, condition) { variables in
                PredicateExpressions.build_contains(elements.expression(variables)) { variable in
                    condition.expression(variables.with(name, variable))
                }
            }
        }
        return contains(elements, condition)
    }

    static func allSatisfy<Element>(
        _ elements: any FoundationPlan<[Element]>, _ name: FoundationVariables.Name, _ condition: FoundationCondition
    ) -> FoundationCondition {
        func allSatisfy(
            _ elements: some FoundationPlan<[Element]>, _ condition: some FoundationPlan<Bool>
        ) -> FoundationCondition {
            MadePlan(above: elements, condition) { variables in
                PredicateExpressions.build_allSatisfy(elements.expression(variables)) { variable in
                    condition.expression(variables.with(name, variable))
                }
            }
        }
        return allSatisfy(elements, condition)
    }

    static func filtered<Element>(
        _ elements: any FoundationPlan<[Element]>, _ name: FoundationVariables.Name, _ condition: FoundationCondition
    ) -> any FoundationPlan<[Element]> {
        func filtered(
            _ elements: some FoundationPlan<[Element]>, _ condition: some FoundationPlan<Bool>
        ) -> any FoundationPlan<[Element]> {
            MadePlan(above: elements, condition) { variables in
                PredicateExpressions.build_filter(elements.expression(variables)) { variable in
                    condition.expression(variables.with(name, variable))
                }
            }
        }
        return filtered(elements, condition)
    }
}
