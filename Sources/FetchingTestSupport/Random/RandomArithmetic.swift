import Fetching

/// Calculations with small numbers, which cannot overflow.
enum RandomArithmetic {
    typealias Expression<Number: FetchableNumber> = RandomField<FetchExpression<Sample, Number?>>

    /// A calculation with integers, in up to three steps.
    static func integer(_ generator: inout SplitMix64) -> Expression<Int> {
        let members = Sample.fetchableMembers
        let first = Expression<Int>("integer / 1", members.integer / 1, Pools.integers) { $0.integer }
        let second = Expression<Int>("maybeInteger / 1", members.maybeInteger / 1, Pools.integers) { $0.maybeInteger }
        var result = generator.isOne(in: 2) ? first : second
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            result = step(result, generator.isOne(in: 2) ? first : second, &generator)
        }
        return result
    }

    private static func step(
        _ lhs: Expression<Int>, _ rhs: Expression<Int>, _ generator: inout SplitMix64
    ) -> Expression<Int> {
        let literal = Pools.integers.pick(&generator)
        switch Int.random(in: 0..<15, using: &generator) {
        case 0: return made("\(lhs.name) + \(rhs.name)", lhs.operand + rhs.operand, lhs, rhs) { $0 + $1 }
        case 1: return made("\(lhs.name) - \(rhs.name)", lhs.operand - rhs.operand, lhs, rhs) { $0 - $1 }
        case 2: return made("\(lhs.name) * \(rhs.name)", lhs.operand * rhs.operand, lhs, rhs) { $0 * $1 }
        case 3: return made("\(lhs.name) / \(rhs.name)", lhs.operand / rhs.operand, lhs, rhs, divided)
        case 4: return made("\(rhs.name) % (\(lhs.name))", rhs.operand % lhs.operand, rhs, lhs, remainder)
        case 5: return made("\(literal) - (\(lhs.name))", literal - lhs.operand, lhs) { literal - $0 }
        case 6: return made("\(lhs.name) * \(literal)", lhs.operand * literal, lhs) { $0 * literal }
        case 7: return made("\(literal) / (\(lhs.name))", literal / lhs.operand, lhs) { divided(literal, $0) }
        case 8: return made("\(lhs.name) % \(literal)", lhs.operand % literal, lhs) { remainder($0, literal) }
        case 9: return made("-(\(lhs.name))", -lhs.operand, lhs) { -$0 }
        case 10: return made("(\(lhs.name)).magnitude", lhs.operand.magnitude, lhs) { abs($0) }
        case 11: return made("(\(lhs.name)) in -2...5", lhs.operand.atLeast(-2).atMost(5), lhs) { max(-2, min($0, 5)) }
        case 12:
            return made("min(\(lhs.name), \(rhs.name))", lhs.operand.min(with: rhs.operand), lhs, rhs) {
                min($0, $1)
            }
        case 13:
            return made("max(\(rhs.name), \(lhs.name))", rhs.operand.max(with: lhs.operand), rhs, lhs) {
                max($0, $1)
            }
        default: return made("\(rhs.name) - (\(lhs.name))", rhs.operand - lhs.operand, rhs, lhs) { $0 - $1 }
        }
    }

    /// A calculation with fractions.
    static func fraction(_ generator: inout SplitMix64) -> Expression<Double> {
        let members = Sample.fetchableMembers
        let first = Expression<Double>("number / 1", members.number / 1, Pools.numbers) { $0.number }
        let second = Expression<Double>("maybeNumber / 1", members.maybeNumber / 1, Pools.numbers) { $0.maybeNumber }
        let literal = Pool(2.0, 0, -0.5, 1e300).pick(&generator)
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: return made("number + maybeNumber", first.operand + second.operand, first, second) { $0 + $1 }
        case 1: return made("number * maybeNumber", first.operand * second.operand, first, second) { $0 * $1 }
        case 2: return made("number - maybeNumber", first.operand - second.operand, first, second) { $0 - $1 }
        case 3: return made("number / maybeNumber", first.operand / second.operand, first, second, divided)
        case 4: return made("maybeNumber / \(literal)", second.operand / literal, second) { divided($0, literal) }
        case 5: return made("\(literal) * number", literal * first.operand, first) { literal * $0 }
        default: return made("-maybeNumber", -second.operand, second) { 0 - $0 }
        }
    }

    private static func divided(_ a: Int, _ b: Int) -> Int? { b == 0 ? nil : a / b }
    private static func remainder(_ a: Int, _ b: Int) -> Int? { b == 0 ? nil : a % b }
    private static func divided(_ a: Double, _ b: Double) -> Double? { b == 0 ? nil : a / b }

    private static func made<Number: FetchableNumber>(
        _ name: String, _ operand: FetchExpression<Sample, Number?>, _ lhs: Expression<Number>,
        _ rhs: Expression<Number>,
        _ calculate: @escaping @Sendable (Number, Number) -> Number?
    ) -> Expression<Number> where Number.Base == Number {
        Expression<Number>(
            name: "(\(name))", operand: operand,
            value: { sample in
                guard let a = lhs.value(sample), let b = rhs.value(sample) else { return nil }
                return number(calculate(a, b))
            }, lift: { .some($0) }, draw: lhs.draw, isEqual: { $0 == $1 })
    }

    private static func made<Number: FetchableNumber>(
        _ name: String, _ operand: FetchExpression<Sample, Number?>, _ lhs: Expression<Number>,
        _ calculate: @escaping @Sendable (Number) -> Number?
    ) -> Expression<Number> where Number.Base == Number {
        Expression<Number>(
            name: "(\(name))", operand: operand, value: { lhs.value($0).flatMap { number(calculate($0)) } },
            lift: { .some($0) }, draw: lhs.draw, isEqual: { $0 == $1 })
    }

    /// A result that is not a number, such as the difference of two infinities, is nil.
    private static func number<Number: FetchableNumber>(_ result: Number?) -> Number? {
        result.flatMap { $0 == $0 ? $0 : nil }
    }
}
