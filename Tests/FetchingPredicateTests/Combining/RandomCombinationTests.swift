import FetchingPredicate
import FetchingTestSupport
import Foundation
import Testing

/// A predicate that was joined at random, and the same condition in plain Swift.
private struct Combination {
    let predicate: Predicate<Volume>
    let condition: (Volume) -> Bool

    static func random(depth: Int, using generator: inout SplitMix64) -> Combination {
        let kind = depth == 0 ? 0 : Int.random(in: 0..<6, using: &generator)
        switch kind {
        case 0:
            let leaf = ExpressionCase.all[Int.random(in: 0..<ExpressionCase.all.count, using: &generator)]
            return Combination(predicate: leaf.predicate, condition: leaf.condition)
        case 1:
            let operand = random(depth: depth - 1, using: &generator)
            return Combination(predicate: operand.predicate.negated()) { !operand.condition($0) }
        case 2:
            // The same one in several places, each of which has variables of its own.
            let operand = random(depth: depth - 1, using: &generator)
            return joined(Array(repeating: operand, count: 3), isAnd: Bool.random(using: &generator))
        default:
            let count = Int.random(in: 0...5, using: &generator)
            let operands = (0..<count).map { _ in random(depth: depth - 1, using: &generator) }
            return joined(operands, isAnd: Bool.random(using: &generator))
        }
    }

    private static func joined(_ operands: [Combination], isAnd: Bool) -> Combination {
        let predicates = operands.map(\.predicate)
        return Combination(predicate: isAnd ? predicates.conjunction() : predicates.disjunction()) { volume in
            isAnd
                ? operands.allSatisfy { $0.condition(volume) }
                : operands.contains { $0.condition(volume) }
        }
    }
}

@Suite struct RandomCombinationTests {
    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func randomJoinsAgreeWithPlainSwift(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        for _ in 0..<60 {
            let combination = Combination.random(depth: 4, using: &generator)
            #expect(FoundationTypes(of: combination.predicate).others.isEmpty)
            for volume in Volume.all {
                #expect(try combination.predicate.evaluate(volume) == combination.condition(volume))
            }
        }
    }
}
