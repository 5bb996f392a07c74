import FetchingPredicate
import Foundation
import Testing

/// An expression that is none of Foundation's, which Foundation's documentation forbids and the compiler does not.
private struct Reversed<Operand: StandardPredicateExpression>: StandardPredicateExpression
where Operand.Output == String {
    let operand: Operand

    func evaluate(_ bindings: PredicateBindings) throws -> String { String(try operand.evaluate(bindings).reversed()) }
}

/// What cannot be taken apart is evaluated as it is.
@Suite struct ForeignExpressionTests {
    private let isReversed = Predicate<Volume> { volume in
        PredicateExpressions.build_Equal(
            lhs: Reversed(operand: PredicateExpressions.build_KeyPath(root: volume, keyPath: \.title)),
            rhs: PredicateExpressions.build_Arg("ammE"))
    }
    private let isNew = #Predicate<Volume> { $0.isNew }

    @Test func aForeignExpressionIsEvaluated() throws {
        let both = [isReversed, isNew].conjunction()
        let one = [isNew, isReversed, isReversed].disjunction()
        let nested = [both, one, [one, both.negated()].disjunction(), isReversed].conjunction()
        for volume in Volume.all {
            #expect(try both.evaluate(volume) == (volume.title == "Emma" && volume.isNew))
            #expect(try one.evaluate(volume) == (volume.title == "Emma" || volume.isNew))
            #expect(try nested.evaluate(volume) == (volume.title == "Emma" && volume.isNew))
            #expect(try isReversed.negated().evaluate(volume) == (volume.title != "Emma"))
        }
    }

    @Test func theForeignExpressionStaysRecognizable() {
        // Not hidden from whoever translates the predicate: what is not Foundation's is seen in its place.
        #expect(FoundationTypes(of: isReversed).others.count == 1)
        #expect(FoundationTypes(of: [isReversed, isNew].conjunction()).others.count == 1)
        #expect(FoundationTypes(of: [isNew, isNew].conjunction()).others.isEmpty)
    }

    @Test func aForeignExpressionWithinAClosureIsFound() throws {
        let hasReversedChapter = Predicate<Volume> { volume in
            PredicateExpressions.build_contains(
                PredicateExpressions.build_KeyPath(root: volume, keyPath: \.chapters),
                where: { chapter in
                    PredicateExpressions.build_Equal(
                        lhs: Reversed(operand: PredicateExpressions.build_KeyPath(root: chapter, keyPath: \.title)),
                        rhs: PredicateExpressions.build_Arg("noom"))
                })
        }
        let joined = [isNew.negated(), hasReversedChapter].conjunction()
        for volume in Volume.all {
            let expected = !volume.isNew && volume.chapters.contains { $0.title == "moon" }
            #expect(try joined.evaluate(volume) == expected)
        }
    }
}
