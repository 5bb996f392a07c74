import Fetching
import FetchingCore
import Foundation
import Testing

@testable import FetchingFoundation

/// Foundation's `evaluate` is a standard expression on Apple systems only. Its translation is tested by itself.
@Suite struct FromFoundationEvaluationTests {
    private func expect(
        _ expected: (Novelist) -> Bool,
        from condition: (PredicateExpressions.Variable<Novelist>) -> any PredicateExpression<Bool>
    ) throws {
        let library = try Novelists.shared.get()
        let variable = PredicateExpressions.Variable<Novelist>()
        let translator = Translator().binding(variable, to: .model(TranslatedModel(row: .root, type: Novelist.self)))
        let predicate = FetchPredicate<Novelist>(try translator.condition(condition(variable)))
        let found = try Novelist.request().all().where(predicate).fetch(in: library.store)
        #expect(found.map(\.id) == library.writers.filter(expected).map(\.id))
    }

    @Test func `expressions of one value and of several`() throws {
        let long = #Expression<[Novel], Int> { $0.filter { $0.pages > 5 }.count }
        try expect {
            $0.works.filter { $0.pages > 5 }.count > 1
        } from: { writer in
            PredicateExpressions.build_Comparison(
                lhs: PredicateExpressions.build_evaluate(
                    PredicateExpressions.build_Arg(long),
                    PredicateExpressions.build_KeyPath(root: writer, keyPath: \.works)),
                rhs: PredicateExpressions.build_Arg(1), op: .greaterThan)
        }
        let sum = #Expression<Int, Int, Int> { $0 + $1 * 2 }
        try expect {
            $0.rank + $0.id * 2 > 9
        } from: { writer in
            PredicateExpressions.build_Comparison(
                lhs: PredicateExpressions.build_evaluate(
                    PredicateExpressions.build_Arg(sum),
                    PredicateExpressions.build_KeyPath(root: writer, keyPath: \.rank),
                    PredicateExpressions.build_KeyPath(root: writer, keyPath: \.id)),
                rhs: PredicateExpressions.build_Arg(9), op: .greaterThan)
        }
    }
}
