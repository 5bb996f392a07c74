import FetchingCore
import Foundation

extension FoundationPlans {
    static func arithmetic<Value: Numeric>(
        _ lhs: any FoundationPlan<Value>, _ operation: PredicateExpressions.ArithmeticOperator,
        _ rhs: any FoundationPlan<Value>
    ) -> any FoundationPlan<Value> {
        func arithmetic(
            _ lhs: some FoundationPlan<Value>, _ rhs: some FoundationPlan<Value>
        ) -> any FoundationPlan<Value> {
            MadePlan(above: lhs, rhs) {
                PredicateExpressions.build_Arithmetic(lhs: lhs.expression($0), rhs: rhs.expression($0), op: operation)
            }
        }
        return arithmetic(lhs, rhs)
    }

    static func quotient<Value: BinaryInteger>(
        _ lhs: any FoundationPlan<Value>, _ rhs: any FoundationPlan<Value>
    ) -> any FoundationPlan<Value> {
        func quotient(_ lhs: some FoundationPlan<Value>, _ rhs: some FoundationPlan<Value>) -> any FoundationPlan<Value>
        {
            MadePlan(above: lhs, rhs) {
                PredicateExpressions.build_Division(lhs: lhs.expression($0), rhs: rhs.expression($0))
            }
        }
        return quotient(lhs, rhs)
    }

    static func quotient<Value: FloatingPoint>(
        _ lhs: any FoundationPlan<Value>, _ rhs: any FoundationPlan<Value>
    ) -> any FoundationPlan<Value> {
        func quotient(_ lhs: some FoundationPlan<Value>, _ rhs: some FoundationPlan<Value>) -> any FoundationPlan<Value>
        {
            MadePlan(above: lhs, rhs) {
                PredicateExpressions.build_Division(lhs: lhs.expression($0), rhs: rhs.expression($0))
            }
        }
        return quotient(lhs, rhs)
    }

    static func remainder<Value: BinaryInteger>(
        _ lhs: any FoundationPlan<Value>, _ rhs: any FoundationPlan<Value>
    ) -> any FoundationPlan<Value> {
        func remainder(
            _ lhs: some FoundationPlan<Value>, _ rhs: some FoundationPlan<Value>
        ) -> any FoundationPlan<Value> {
            MadePlan(above: lhs, rhs) {
                PredicateExpressions.build_Remainder(lhs: lhs.expression($0), rhs: rhs.expression($0))
            }
        }
        return remainder(lhs, rhs)
    }
}
