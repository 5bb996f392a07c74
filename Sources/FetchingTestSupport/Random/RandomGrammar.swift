import Fetching
import Foundation

/// Draws conditions of every kind on samples.
enum RandomGrammar {
    /// A condition, nested up to a depth.
    static func condition(depth: Int, _ generator: inout SplitMix64) -> RandomCondition {
        guard depth > 0, !generator.isOne(in: 4) else { return leaves.pick(&generator)(&generator) }
        switch Int.random(in: 0..<5, using: &generator) {
        case 0, 1: return .and(condition(depth: depth - 1, &generator), condition(depth: depth - 1, &generator))
        case 2, 3: return .or(condition(depth: depth - 1, &generator), condition(depth: depth - 1, &generator))
        default: return .not(condition(depth: depth - 1, &generator))
        }
    }

    private static let leaves = Pool(
        conditionAsValue, numberLeaves + textLeaves + foundationLeaves + rawValueLeaves + calculatedLeaves)

    private static let numberLeaves: [ConditionMaker] = [
        RandomFields.integer.equality, RandomFields.integer.order(),
        RandomFields.integer.order(with: RandomFields.maybeInteger),
        RandomFields.integer.equality(with: RandomFields.maybeInteger),
        RandomFields.maybeInteger.equality, RandomFields.maybeInteger.order(),
        RandomFields.small.equality, RandomFields.small.order(),
        RandomFields.maybeUnsigned.equality, RandomFields.maybeUnsigned.order(),
        RandomFields.number.equality, RandomFields.number.order(),
        RandomFields.maybeNumber.equality, RandomFields.maybeNumber.order(with: RandomFields.number),
        RandomFields.maybeFloat.equality, RandomFields.maybeFloat.order(),
        RandomFields.flag.equality, RandomFields.maybeFlag.equality,
        RandomFields.flag.equality(with: RandomFields.maybeFlag),
        { _ in .leaf(.init(text: "flag", predicate: Sample.predicate { $0.flag }, holds: \.flag)) },
    ]

    private static let textLeaves: [ConditionMaker] = [
        RandomFields.text.text, RandomFields.text.text, RandomFields.maybeText.text, RandomFields.maybeText.text,
        RandomFields.text.equality, RandomFields.text.order(by: PlainText.precedes),
        RandomFields.maybeText.equality, RandomFields.maybeText.order(by: PlainText.precedes),
        RandomFields.text.equality(with: RandomFields.maybeText),
        RandomFields.maybeText.order(with: RandomFields.text, by: PlainText.precedes),
        RandomFields.text.length.order(), RandomFields.maybeText.length.equality,
        RandomFields.maybeText.length.equality(with: RandomFields.integer),
        RandomFields.maybeText.trimmed.equality, RandomFields.text.beginning.text,
        RandomFields.maybeText.ending.equality, RandomFields.text.replaced.order(by: PlainText.precedes),
        RandomFields.text.lowercased.equality, RandomFields.maybeText.lowercased.text,
        RandomFields.text.uppercased.order(by: PlainText.precedes), RandomFields.maybeText.uppercased.equality,
        RandomFields.text.joined(with: RandomFields.maybeText).text,
        RandomFields.maybeText.joined(with: RandomFields.text).order(by: PlainText.precedes),
    ]

    private static let foundationLeaves: [ConditionMaker] = [
        RandomFields.date.equality, RandomFields.date.order(by: RandomFields.isEarlier),
        RandomFields.maybeDate.equality, RandomFields.maybeDate.order(by: RandomFields.isEarlier),
        RandomFields.date.order(with: RandomFields.maybeDate, by: RandomFields.isEarlier),
        RandomFields.date.weekday.equality, RandomFields.maybeDate.hour.order(),
        RandomFields.maybeStamp.hour.equality, RandomFields.maybeStamp.weekday.order(),
        RandomFields.maybeStamp.equality, RandomFields.maybeStamp.order(by: RandomFields.isEarlier),
        RandomFields.data.equality, RandomFields.maybeData.equality,
        RandomFields.data.equality(with: RandomFields.maybeData),
        RandomFields.uuid.equality, RandomFields.maybeUUID.equality, RandomFields.maybeUUIDText.equality,
        RandomFields.uuid.equality(with: RandomFields.maybeUUID),
        RandomFields.maybeURL.equality, RandomFields.maybeDecimal.equality,
    ]

    private static let rawValueLeaves: [ConditionMaker] = [
        RandomFields.plan.equality, RandomFields.plan.order(), RandomFields.maybePlan.equality,
        RandomFields.maybePlan.order(with: RandomFields.plan),
        RandomFields.maybeLevel.equality, RandomFields.maybeLevel.order(),
        RandomFields.rights.bits, RandomFields.maybeRights.bits, RandomFields.rights.equality,
        RandomFields.rights.equality(with: RandomFields.maybeRights),
    ]

    private static let calculatedLeaves: [ConditionMaker] = [
        { RandomArithmetic.integer(&$0).equality(&$0) }, { RandomArithmetic.integer(&$0).order()(&$0) },
        { generator in
            let first = RandomArithmetic.integer(&generator)
            return first.order(with: RandomArithmetic.integer(&generator))(&generator)
        },
        { generator in
            let first = RandomArithmetic.integer(&generator)
            return first.equality(with: RandomFields.maybeInteger)(&generator)
        },
        { RandomArithmetic.fraction(&$0).equality(&$0) }, { RandomArithmetic.fraction(&$0).order()(&$0) },
    ]

    /// A condition that is compared with a value, a member or another condition.
    private static let conditionAsValue: ConditionMaker = { generator in
        let field = conditionField(&generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: return field.equality(&generator)
        case 1: return field.equality(with: RandomFields.flag)(&generator)
        case 2: return field.equality(with: RandomFields.maybeFlag)(&generator)
        default: return field.equality(with: conditionField(&generator))(&generator)
        }
    }

    private static func conditionField(_ generator: inout SplitMix64) -> RandomField<FetchPredicate<Sample>> {
        let inner = condition(depth: 1, &generator)
        return RandomField("(\(inner))", inner.predicate, Pools.flags) { inner.holds(for: $0) }
    }
}

extension RandomField where Operand.Value.Base == Rights {
    /// `contains` and `intersects`.
    var bits: ConditionMaker {
        { generator in
            let rights = draw(&generator)
            return generator.isOne(in: 2)
                ? leaf("contains \(rights.rawValue)", operand.contains(rights)) {
                    value($0)?.isSuperset(of: rights) ?? false
                }
                : leaf("intersects \(rights.rawValue)", operand.intersects(rights)) {
                    value($0).map { !$0.isDisjoint(with: rights) } ?? false
                }
        }
    }
}
