import FetchingPredicate
import Foundation
import Testing

/// Predicates of Foundation that are joined, against the same conditions in plain Swift.
@Suite struct CombiningTests {
    private let companion = #Predicate<Volume> { $0.pages % 2 == 0 || $0.title.contains("e") }
    private let plainCompanion: (Volume) -> Bool = { $0.pages % 2 == 0 || $0.title.contains("e") }

    @Test(arguments: ExpressionCase.all)
    func everyExpressionCanBeJoined(testCase: ExpressionCase) throws {
        let (predicate, holds) = (testCase.predicate, testCase.condition)
        for volume in Volume.all {
            let (first, second) = (holds(volume), plainCompanion(volume))
            #expect(try predicate.evaluate(volume) == first)
            #expect(try [predicate, companion].conjunction().evaluate(volume) == (first && second))
            #expect(try [companion, predicate].conjunction().evaluate(volume) == (first && second))
            #expect(try [predicate, companion].disjunction().evaluate(volume) == (first || second))
            #expect(try [companion, predicate].disjunction().evaluate(volume) == (first || second))
            #expect(try predicate.negated().evaluate(volume) == !first)
        }
    }

    @Test(arguments: ExpressionCase.all)
    func theResultHasTheSameExpressionsOfFoundation(testCase: ExpressionCase) {
        let before = FoundationTypes(of: testCase.predicate)
        let after = FoundationTypes(of: [testCase.predicate, companion].conjunction().negated())
        #expect(after.others.isEmpty)
        for type in testCase.types {
            let name = "PredicateExpressions.\(type)"
            #expect(before.names.contains { $0.hasSuffix(name) }, "the case has no \(type)")
            #expect(after.names.contains { $0.hasSuffix(name) }, "\(type) was lost")
        }
    }

    @Test func eachCaseHoldsForSomeAndNotForOthers() {
        for testCase in ExpressionCase.all {
            #expect(Set(Volume.all.map(testCase.condition)).count == 2, "\(testCase.types)")
        }
    }

    @Test(arguments: ExpressionCase.all)
    func aPredicateCanStandInItsOwnJoin(testCase: ExpressionCase) throws {
        let twice = [testCase.predicate, testCase.predicate].conjunction()
        let again = [twice, testCase.predicate, [twice, twice.negated()].disjunction()].conjunction()
        let never = [again, again.negated()].conjunction()
        for volume in Volume.all {
            #expect(try twice.evaluate(volume) == testCase.condition(volume))
            #expect(try again.evaluate(volume) == testCase.condition(volume))
            #expect(try !never.evaluate(volume))
        }
    }

    @Test func theInitialisersOfFoundationJoinToo() throws {
        let long = #Predicate<Volume> { $0.pages > 100 }
        for volume in Volume.all {
            let (first, second) = (volume.pages > 100, plainCompanion(volume))
            #expect(try Predicate(all: [long, companion]).evaluate(volume) == (first && second))
            #expect(try Predicate(any: [long, companion]).evaluate(volume) == (first || second))
            #expect(try Predicate<Volume>(all: []).evaluate(volume))
            #expect(try !Predicate<Volume>(any: []).evaluate(volume))
        }
    }

    @Test func noneIsTrueOrFalse() throws {
        let none: [Predicate<Volume>] = []
        for volume in Volume.all {
            #expect(try none.conjunction().evaluate(volume))
            #expect(try !none.disjunction().evaluate(volume))
            #expect(try !none.conjunction().negated().evaluate(volume))
            #expect(try [none.conjunction(), companion].conjunction().evaluate(volume) == plainCompanion(volume))
            #expect(try [none.disjunction(), companion].disjunction().evaluate(volume) == plainCompanion(volume))
        }
        let inferred: Predicate<Volume> = [].conjunction()
        #expect(FoundationTypes(of: inferred).others.isEmpty)
    }

    @Test func oneGivesItself() {
        #expect([companion].conjunction().variable.key == companion.variable.key)
        #expect([companion].disjunction().variable.key == companion.variable.key)
    }

    @Test func anySequenceCanBeJoined() throws {
        let words = ["sea", "sun"]
        let contained = words.lazy.map { word in #Predicate<Volume> { $0.words.contains(word) } }.conjunction()
        let byTitle = ["a": companion, "b": companion.negated()].values.disjunction()
        for volume in Volume.all {
            #expect(try contained.evaluate(volume) == words.allSatisfy(volume.words.contains))
            #expect(try byTitle.evaluate(volume))
        }
    }

    @Test func severalInputsAreReplacedEach() throws {
        let longer = #Predicate<Volume, Volume> { $0.pages > $1.pages }
        let same = #Predicate<Volume, Volume> { first, second in
            first.title == second.title && first.words.allSatisfy { second.words.contains($0) }
        }
        let both = [longer, same].conjunction()
        let one = [longer, same].disjunction()
        let swapped = [longer.negated(), one, one].conjunction()
        for first in Volume.all {
            for second in Volume.all {
                let isLonger = first.pages > second.pages
                let isSame = first.title == second.title && Set(first.words).isSubset(of: second.words)
                #expect(try both.evaluate(first, second) == (isLonger && isSame))
                #expect(try one.evaluate(first, second) == (isLonger || isSame))
                #expect(try swapped.evaluate(first, second) == (!isLonger && isSame))
            }
        }
    }

    @Test func inputsOfOneTypeAreNotMistakenForEachOther() throws {
        let less = #Predicate<Int, Int, Int> { $0 < $1 && $1 < $2 }
        let odd = #Predicate<Int, Int, Int> { first, second, third in first % 2 == 1 && second % 2 == 0 && third > 3 }
        let both = [less, odd].conjunction()
        #expect(try both.evaluate(1, 2, 4))
        #expect(try !both.evaluate(2, 1, 4))
        #expect(try !both.evaluate(1, 4, 2))
    }

    @Test func thePartsAreEvaluatedInTheirOrder() throws {
        let isKnown = #Predicate<Volume> { $0.edition != nil }
        let isRecent = #Predicate<Volume> { $0.edition! > 3 }
        for volume in Volume.all {
            #expect(try [isKnown, isRecent].conjunction().evaluate(volume) == ((volume.edition ?? 0) > 3))
            let other = try [isKnown.negated(), isRecent].disjunction().evaluate(volume)
            #expect(other == (volume.edition.map { $0 > 3 } ?? true))
        }
    }
}
