import Foundation

// Foundation's functions, which open the types of their parts.

private typealias Build = PredicateExpressions

func value<Value: Codable & Sendable>(_ value: Value) -> Part<Value> { Build.build_Arg(value) }

func path<Value>(
    _ writer: some StandardPredicateExpression<Novelist>, _ path: any KeyPath<Novelist, Value> & Sendable
) -> Part<Value> {
    Build.build_KeyPath(root: writer, keyPath: path)
}

func and(_ a: some StandardPredicateExpression<Bool>, _ b: some StandardPredicateExpression<Bool>) -> Part<Bool> {
    Build.build_Conjunction(lhs: a, rhs: b)
}

func or(_ a: some StandardPredicateExpression<Bool>, _ b: some StandardPredicateExpression<Bool>) -> Part<Bool> {
    Build.build_Disjunction(lhs: a, rhs: b)
}

func not(_ a: some StandardPredicateExpression<Bool>) -> Part<Bool> { Build.build_Negation(a) }

func choose<Value>(
    _ test: some StandardPredicateExpression<Bool>, _ a: some StandardPredicateExpression<Value>,
    _ b: some StandardPredicateExpression<Value>
) -> Part<Value> {
    Build.build_Conditional(test, a, b)
}

func coalesce<Value>(
    _ a: some StandardPredicateExpression<Value?>, _ b: some StandardPredicateExpression<Value>
) -> Part<Value> {
    Build.build_NilCoalesce(lhs: a, rhs: b)
}

func equal<Value: Equatable>(
    _ a: some StandardPredicateExpression<Value>, _ b: some StandardPredicateExpression<Value>, _ isEqual: Bool
) -> Part<Bool> {
    if isEqual { return Build.build_Equal(lhs: a, rhs: b) }
    return Build.build_NotEqual(lhs: a, rhs: b)
}

func compare(
    _ a: some StandardPredicateExpression<Int>, _ b: some StandardPredicateExpression<Int>, _ index: Int
) -> Part<Bool> {
    let operators: [PredicateExpressions.ComparisonOperator] = [
        .lessThan, .lessThanOrEqual, .greaterThan, .greaterThanOrEqual,
    ]
    return Build.build_Comparison(lhs: a, rhs: b, op: operators[index])
}

func calculate(
    _ a: some StandardPredicateExpression<Int>, _ b: some StandardPredicateExpression<Int>, _ index: Int
) -> Part<Int> {
    let operators: [PredicateExpressions.ArithmeticOperator] = [.add, .subtract, .multiply]
    return Build.build_Arithmetic(lhs: a, rhs: b, op: operators[index])
}

func divide(_ a: some StandardPredicateExpression<Int>, _ divisor: Int, _ takesRemainder: Bool) -> Part<Int> {
    if takesRemainder { return Build.build_Remainder(lhs: a, rhs: Build.build_Arg(divisor)) }
    return Build.build_Division(lhs: a, rhs: Build.build_Arg(divisor))
}

func minus(_ a: some StandardPredicateExpression<Int>) -> Part<Int> { Build.build_UnaryMinus(a) }

func contains(_ a: some StandardPredicateExpression<String>, _ text: String) -> Part<Bool> {
    Build.build_contains(a, Build.build_Arg(text))
}

func starts(_ a: some StandardPredicateExpression<String>, _ text: String) -> Part<Bool> {
    Build.build_starts(a, with: Build.build_Arg(text))
}

func isAmong(_ list: [Int], _ a: some StandardPredicateExpression<Int>) -> Part<Bool> {
    Build.build_contains(Build.build_Arg(list), a)
}

func range(
    _ a: some StandardPredicateExpression<Int>, _ b: some StandardPredicateExpression<Int>, _ length: Int
) -> Part<Bool> {
    Build.build_contains(
        Build.build_ClosedRange(
            lower: b, upper: Build.build_Arithmetic(lhs: b, rhs: Build.build_Arg(length), op: .add)), a)
}

func scalars(_ a: some StandardPredicateExpression<String>) -> Part<Int> {
    Build.build_KeyPath(
        root: Build.build_KeyPath(root: a, keyPath: \String.unicodeScalars), keyPath: \String.UnicodeScalarView.count)
}
