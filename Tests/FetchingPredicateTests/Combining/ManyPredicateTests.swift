import FetchingPredicate
import Foundation
import Testing

/// Joins of many predicates: neither the stack nor the types grow with them.
@Suite struct ManyPredicateTests {
    @Test(arguments: [2, 3, 10, 100, 300, 1_000])
    func manyPredicatesAreFewLevelsDeep(count: Int) throws {
        let predicates = (0..<count).map { number in #Predicate<Volume> { $0.pages != number + 50 } }
        let all = predicates.conjunction()
        let none = predicates.map { $0.negated() }.disjunction()
        for volume in Volume.all {
            let expected = !(50..<(50 + count)).contains(volume.pages)
            #expect(try all.evaluate(volume) == expected)
            #expect(try none.evaluate(volume) == !expected)
            #expect(try all.negated().evaluate(volume) == !expected)
        }
        let types = FoundationTypes(of: all)
        #expect(types.others.isEmpty)
        #expect(types.depth <= 4 + Int(log2(Double(count)).rounded(.up)))
    }

    @Test func manyKindsOfPredicatesCanBeJoined() throws {
        let cases = (0..<1_000).map { ExpressionCase.all[$0 % ExpressionCase.all.count] }
        let all = cases.map(\.predicate).conjunction()
        let any = cases.map(\.predicate).disjunction()
        for volume in Volume.all {
            #expect(try all.evaluate(volume) == cases.allSatisfy { $0.condition(volume) })
            #expect(try any.evaluate(volume) == cases.contains { $0.condition(volume) })
        }
    }

    @Test func aPredicateThatGrowsInALoopStaysFlat() throws {
        var all: Predicate<Volume> = [].conjunction()
        for number in 0..<300 {
            let next = #Predicate<Volume> { $0.pages != number + 50 }
            all = [all, next].conjunction()
        }
        #expect(FoundationTypes(of: all).depth <= 14)
        for volume in Volume.all {
            #expect(try all.evaluate(volume) == !(50..<350).contains(volume.pages))
        }
    }

    @Test(arguments: [1_000, 20_000])
    func theStackOfASmallThreadIsEnough(count: Int) async throws {
        let results = await withCheckedContinuation { continuation in
            let thread = Thread {
                let predicates = (0..<count).map { number in
                    #Predicate<Volume> { $0.pages != number + 50 && $0.words.contains { $0 != "\(number)" } }
                }
                let all = predicates.conjunction()
                let both = [all, predicates.disjunction().negated()].disjunction()
                continuation.resume(
                    returning: Volume.all.map { volume in
                        [try? all.evaluate(volume), try? both.evaluate(volume)]
                    })
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
        for (volume, result) in zip(Volume.all, results) {
            let expected = !(50..<(50 + count)).contains(volume.pages)
            #expect(result == [expected, expected])
        }
    }
}
