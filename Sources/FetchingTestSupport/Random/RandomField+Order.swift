import Fetching

extension RandomField where Operand.Value.Base: Comparable {
    typealias Precedes = @Sendable (Base, Base) -> Bool

    /// `<`, `<=`, `>`, `>=` and ranges with values.
    func order(by precedes: @escaping Precedes = { $0 < $1 }) -> ConditionMaker {
        { generator in
            let bound = draw(&generator)
            let text = literal(bound)
            func has(_ test: @escaping @Sendable (Base) -> Bool) -> @Sendable (Sample) -> Bool {
                { value($0).map(test) ?? false }
            }
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: return leaf("< \(text)", operand < bound, has { precedes($0, bound) })
            case 1: return leaf("<= \(text)", operand <= bound, has { !precedes(bound, $0) })
            case 2: return leaf("> \(text)", operand > bound, has { precedes(bound, $0) })
            case 3: return leaf(">= \(text)", operand >= bound, has { !precedes($0, bound) })
            case 4: return range(from: bound, to: draw(&generator), &generator, precedes)
            default: return oneSidedRange(bound, &generator, precedes)
            }
        }
    }

    private func range(
        from first: Base, to second: Base, _ generator: inout SplitMix64, _ precedes: @escaping Precedes
    ) -> RandomCondition {
        // Swift refuses a range whose bounds are the wrong way round by its own order.
        let (lower, upper) = first <= second ? (first, second) : (second, first)
        let text = "\(literal(lower)) and \(literal(upper))"
        let isAbove: @Sendable (Sample) -> Bool = { value($0).map { !precedes($0, lower) } ?? false }
        if generator.isOne(in: 2) {
            return leaf("isIn closed \(text)", operand.isIn(lower...upper)) { sample in
                isAbove(sample) && value(sample).map { !precedes(upper, $0) } ?? false
            }
        }
        return leaf("isNotIn half-open \(text)", operand.isNotIn(lower..<upper)) { sample in
            !(isAbove(sample) && value(sample).map { precedes($0, upper) } ?? false)
        }
    }

    private func oneSidedRange(
        _ bound: Base, _ generator: inout SplitMix64, _ precedes: @escaping Precedes
    ) -> RandomCondition {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
            leaf("isIn \(literal(bound))...", operand.isIn(bound...)) {
                value($0).map { !precedes($0, bound) } ?? false
            }
        case 1:
            leaf("isNotIn ...\(literal(bound))", operand.isNotIn(...bound)) {
                value($0).map { precedes(bound, $0) } ?? true
            }
        default:
            leaf("isIn ..<\(literal(bound))", operand.isIn(..<bound)) { value($0).map { precedes($0, bound) } ?? false }
        }
    }

    /// `<`, `<=`, `>` and `>=` with another field.
    func order<Other: FetchableOperand>(
        with other: RandomField<Other>, by precedes: @escaping Precedes = { $0 < $1 }
    ) -> ConditionMaker where Other.Model == Sample, Other.Value.Base == Operand.Value.Base {
        { generator in
            func have(_ test: @escaping @Sendable (Base, Base) -> Bool) -> @Sendable (Sample) -> Bool {
                { sample in
                    guard let a = value(sample), let b = other.value(sample) else { return false }
                    return test(a, b)
                }
            }
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: return leaf("< \(other.name)", operand < other.operand, have { precedes($0, $1) })
            case 1: return leaf("<= \(other.name)", operand <= other.operand, have { !precedes($1, $0) })
            case 2: return leaf("> \(other.name)", operand > other.operand, have { precedes($1, $0) })
            default: return leaf(">= \(other.name)", operand >= other.operand, have { !precedes($0, $1) })
            }
        }
    }
}
