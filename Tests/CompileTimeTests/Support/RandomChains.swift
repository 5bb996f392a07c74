import FetchingTestSupport
import Foundation

/// Chains that are drawn: of any kinds of condition, of `&&` and `||` in any order, with parentheses around some.
struct RandomChains {
    private let kinds: [ConditionKind]
    private var random: SplitMix64

    /// - Parameter kinds: The kinds to draw from.
    init(of kinds: [ConditionKind], seed: UInt64) {
        self.kinds = kinds
        random = SplitMix64(seed: seed)
    }

    /// A length, most often one of the smallest.
    mutating func length(in range: ClosedRange<Int>) -> Int {
        let share = pow(Double.random(in: 0..<1, using: &random), 12)
        return range.lowerBound + Int(share * Double(range.count))
    }

    /// A chain of at least a number of conditions. The last kind may add some.
    mutating func chain(of count: Int) -> Chain {
        var chain = Chain()
        while chain.conditions < count {
            let isGroup = count - chain.conditions > 4 && Int.random(in: 0..<8, using: &random) == 0
            chain.add(isGroup ? group() : single(), joint: joint())
        }
        return chain
    }

    private mutating func group() -> Chain.Part {
        var group = Chain()
        for _ in 0..<Int.random(in: 2...3, using: &random) { group.add(single(), joint: joint()) }
        return Chain.Part(source: "(\(group.source))", conditions: group.conditions, scopes: group.scopes)
    }

    private mutating func single() -> Chain.Part {
        let kind = kinds[Int.random(in: kinds.indices, using: &random)]
        return Chain.Part(kind, number: Int.random(in: 2...9, using: &random))
    }

    private mutating func joint() -> String { Bool.random(using: &random) ? "&&" : "||" }
}
