import Fetching
import Foundation

extension ConformanceGroup {
    /// All operators on pairs of difficult numbers, by the results that Python's `decimal` gives: see `Tests/DecimalJudge`.
    static let decimalSweep = ConformanceGroup(
        "Results of decimals",
        DecimalJudgement.all.map { judgement in
            ConformanceCase("\(judgement.a) \(judgement.operation) \(judgement.b)") { engine in
                let sales = [Sale(1, judgement.a, judgement.b)]
                let store = try engine.store(ofRelated: [try ConformanceCollection(sales)])
                let got = judgement.answer(try store.fetch(Sale.request().all().select(judgement.expression)))
                return got == judgement.result ? nil : (judgement.result, got)
            }
        })
}

/// A calculation with two decimals, and its result as an independent judge has it.
struct DecimalJudgement: Sendable {
    let a: String
    let operation: String
    let b: String
    let result: String

    var expression: @Sendable (Sale.FetchableMembers) -> FetchExpression<Sale, Decimal?> {
        switch operation {
        case "+": { $0.discount + $0.price }
        case "-": { $0.discount * -1 + $0.price }
        case "*": { $0.discount * $0.price }
        default: { $0.price / $0.discount }
        }
    }

    func answer(_ values: [Decimal?]) -> String {
        values.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " ")
    }
}
