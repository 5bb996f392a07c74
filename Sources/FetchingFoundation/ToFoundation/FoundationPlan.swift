import FetchingCore
import Foundation

/// A plan of an expression of Foundation, carried out once its variables are known.
///
/// The type of an expression has to be known before the closure that is given its variable, and the variable exists only in
/// that closure. So everything is translated to plans first, and the expressions are made in one go.
protocol FoundationPlan<Output> {
    associatedtype Output
    associatedtype Expression: StandardPredicateExpression where Expression.Output == Output

    /// About how many bytes of a stack the expression takes to be made and evaluated: it is a value that holds all others
    /// in it, and every level of it has a frame.
    var stackUse: Int { get }

    func expression(_ variables: FoundationVariables) -> Expression
}

/// The only kind of plan.
struct MadePlan<Expression: StandardPredicateExpression>: FoundationPlan {
    typealias Output = Expression.Output

    let stackUse: Int
    private let make: (FoundationVariables) -> Expression

    /// - Parameter children: The plans of what the expression consists of.
    init(above children: any FoundationPlan..., make: @escaping (FoundationVariables) -> Expression) {
        stackUse = 4_096 + MemoryLayout<Expression>.size + (children.map(\.stackUse).max() ?? 0)
        self.make = make
    }

    func expression(_ variables: FoundationVariables) -> Expression { make(variables) }
}

/// The variables in sight where an expression is made.
struct FoundationVariables {
    /// A placeholder for a variable until it exists.
    final class Name {}

    private var variables: [ObjectIdentifier: Any] = [:]

    init() {}

    func with<Value>(_ name: Name, _ variable: PredicateExpressions.Variable<Value>) -> FoundationVariables {
        var others = self
        others.variables[ObjectIdentifier(name)] = variable
        return others
    }

    /// The variable. One that is not in sight is unbound: evaluating it is an error of Foundation's, not a trap.
    fileprivate func variable<Value>(_ name: Name) -> PredicateExpressions.Variable<Value> {
        variables[ObjectIdentifier(name)] as? PredicateExpressions.Variable<Value>
            ?? PredicateExpressions.Variable<Value>()
    }
}

typealias FoundationCondition = any FoundationPlan<Bool>

extension FoundationPlan {
    /// - Throws: ``FetchError`` if the expression would overflow the stack of a thread, of which the smallest have 512 KB.
    func checked() throws -> Self {
        guard stackUse <= 320 * 1_024 else { throw FetchError.tooDeepForFoundation }
        return self
    }
}

/// A value that Foundation's expressions compare.
typealias FoundationComparable = FetchableValue & Codable & Equatable

enum FoundationPlans {
    static func variable<Value>(_ name: FoundationVariables.Name, _: Value.Type) -> any FoundationPlan<Value> {
        MadePlan<PredicateExpressions.Variable<Value>> { $0.variable(name) }
    }

    static func value<Value: Codable & Sendable>(_ value: Value) -> any FoundationPlan<Value> {
        MadePlan { _ in PredicateExpressions.Value(value) }
    }

    static func member<Root, Value>(
        _ root: any FoundationPlan<Root>, _ keyPath: KeyPath<Root, Value>
    ) -> any FoundationPlan<Value> {
        let keyPath = keyPath.sendable
        func member(_ root: some FoundationPlan<Root>) -> any FoundationPlan<Value> {
            MadePlan(above: root) { PredicateExpressions.build_KeyPath(root: root.expression($0), keyPath: keyPath) }
        }
        return member(root)
    }

    // MARK: Logic

    static func and(_ lhs: FoundationCondition, _ rhs: FoundationCondition) -> FoundationCondition {
        func and(_ lhs: some FoundationPlan<Bool>, _ rhs: some FoundationPlan<Bool>) -> FoundationCondition {
            MadePlan(above: lhs, rhs) {
                PredicateExpressions.build_Conjunction(lhs: lhs.expression($0), rhs: rhs.expression($0))
            }
        }
        return and(lhs, rhs)
    }

    static func or(_ lhs: FoundationCondition, _ rhs: FoundationCondition) -> FoundationCondition {
        func or(_ lhs: some FoundationPlan<Bool>, _ rhs: some FoundationPlan<Bool>) -> FoundationCondition {
            MadePlan(above: lhs, rhs) {
                PredicateExpressions.build_Disjunction(lhs: lhs.expression($0), rhs: rhs.expression($0))
            }
        }
        return or(lhs, rhs)
    }

    static func not(_ condition: FoundationCondition) -> FoundationCondition {
        func not(_ condition: some FoundationPlan<Bool>) -> FoundationCondition {
            MadePlan(above: condition) { PredicateExpressions.build_Negation(condition.expression($0)) }
        }
        return not(condition)
    }

    static func choice<Value>(
        _ condition: FoundationCondition, _ value: any FoundationPlan<Value>, _ other: any FoundationPlan<Value>
    ) -> any FoundationPlan<Value> {
        func choice(
            _ condition: some FoundationPlan<Bool>, _ value: some FoundationPlan<Value>,
            _ other: some FoundationPlan<Value>
        ) -> any FoundationPlan<Value> {
            MadePlan(above: condition, value, other) {
                PredicateExpressions.build_Conditional(
                    condition.expression($0), value.expression($0), other.expression($0))
            }
        }
        return choice(condition, value, other)
    }

    /// The conditions joined so that the type of the result is as shallow as it can be.
    static func joined(_ conditions: ArraySlice<FoundationCondition>, by junction: Junction) -> FoundationCondition {
        guard conditions.count > 1 else { return conditions.first ?? value(junction == .and) }
        let middle = conditions.startIndex + conditions.count / 2
        let (lhs, rhs) = (
            joined(conditions[..<middle], by: junction), joined(conditions[middle...], by: junction)
        )
        return junction == .and ? and(lhs, rhs) : or(lhs, rhs)
    }
}
