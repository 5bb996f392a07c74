import FetchingTestSupport
import Foundation

typealias Part<Value> = any StandardPredicateExpression<Value>

/// Makes predicates of Foundation's expressions at random, by Foundation's own functions.
struct RandomPredicates {
    private var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(seed: seed) }

    mutating func next() -> Predicate<Novelist> {
        Predicate { writer in condition(writer, depth: 4) }
    }

    /// Choices, each in the condition of the next.
    mutating func nestedChoices(_ count: Int) -> Predicate<Novelist> {
        Predicate { writer in
            var condition = path(writer, \.isLiving)
            for _ in 0..<count {
                condition = choose(condition, number(writer, isMoreThan: 1), number(writer, isMoreThan: 2))
            }
            return condition
        }
    }

    private mutating func number(_ writer: Part<Novelist>, isMoreThan minimum: Int) -> Part<Bool> {
        compare(number(writer, depth: 0), value(minimum), 2)
    }

    private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    private mutating func condition(_ writer: Part<Novelist>, depth: Int) -> Part<Bool> {
        guard depth > 0 else { return simple(writer) }
        let next = depth - 1
        switch pick(13) {
        case 0: return and(condition(writer, depth: next), condition(writer, depth: next))
        case 1: return or(condition(writer, depth: next), condition(writer, depth: next))
        case 2: return not(condition(writer, depth: next))
        case 3:
            return choose(
                condition(writer, depth: next), condition(writer, depth: next), condition(writer, depth: next))
        case 4: return anyWork(writer, number(writer, depth: next), text(writer, depth: next))
        case 5: return allWorks(writer, number(writer, depth: next))
        case 6: return compare(number(writer, depth: next), number(writer, depth: next), pick(4))
        case 7: return equal(text(writer, depth: next), text(writer, depth: next), pick(2) == 0)
        case 8: return coalesce(mentorOutranks(writer, number(writer, depth: next)), condition(writer, depth: next))
        case 9: return coalesce(path(writer, \.isRetired), condition(writer, depth: next))
        case 10:
            return equal(bestIsMore(writer, number(writer, depth: next)), value([true, false, nil][pick(3)]), true)
        case 11: return range(number(writer, depth: next), number(writer, depth: 0), pick(6))
        default: return simple(writer)
        }
    }

    private mutating func simple(_ writer: Part<Novelist>) -> Part<Bool> {
        switch pick(8) {
        case 0: path(writer, \.isLiving)
        case 1: equal(path(writer, \.isRetired), value([true, false, nil][pick(3)]), pick(2) == 0)
        case 2: equal(path(writer, \.best), value([0, 3, nil][pick(3)]), pick(2) == 0)
        case 3: equal(path(writer, \.nickname), value(["", "Mary", nil][pick(3)]), pick(2) == 0)
        case 4: contains(text(writer, depth: 1), ["a", "", "Z", "100%"][pick(4)])
        case 5: starts(text(writer, depth: 1), ["M", "", "Zo", "%"][pick(4)])
        case 6: isAmong([[], [3], [0, 1, 7], [-4, 3, 9]][pick(4)], number(writer, depth: 1))
        default: compare(number(writer, depth: 0), value(pick(9) - 3), pick(4))
        }
    }

    private mutating func number(_ writer: Part<Novelist>, depth: Int) -> Part<Int> {
        guard depth > 0 else { return pick(2) == 0 ? path(writer, \.rank) : value(pick(12) - 4) }
        let next = depth - 1
        switch pick(10) {
        case 0: return path(writer, \.rank)
        case 1: return coalesce(path(writer, \.best), number(writer, depth: next))
        case 2: return calculate(number(writer, depth: next), number(writer, depth: next), pick(3))
        case 3: return choose(condition(writer, depth: next), number(writer, depth: next), number(writer, depth: next))
        case 4: return countOfWorks(writer, number(writer, depth: next))
        case 5: return count(writer)
        case 6: return scalars(text(writer, depth: next))
        case 7: return divide(number(writer, depth: next), [2, 3, -2][pick(3)], pick(2) == 0)
        case 8: return coalesce(worksOfMentor(writer), number(writer, depth: next))
        default: return minus(number(writer, depth: next))
        }
    }

    private mutating func text(_ writer: Part<Novelist>, depth: Int) -> Part<String> {
        guard depth > 0 else { return pick(2) == 0 ? path(writer, \.name) : value(["Mary", "Max", "", "Zo"][pick(4)]) }
        let next = depth - 1
        switch pick(4) {
        case 0: return coalesce(path(writer, \.nickname), text(writer, depth: next))
        case 1: return choose(condition(writer, depth: next), text(writer, depth: next), text(writer, depth: next))
        case 2: return coalesce(nameOfMentor(writer), text(writer, depth: next))
        default: return path(writer, \.name)
        }
    }
}
