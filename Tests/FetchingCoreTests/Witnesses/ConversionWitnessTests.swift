import Fetching
import Foundation
import Testing

@Fetchable
private struct Invoice {
    let id: Int
    var total: Decimal
    var rate: Double
    var code: String
}

@Suite("Witnesses of conversions") struct ConversionWitnessTests {
    private static let predicates: [FetchPredicate<Invoice>] = [
        Invoice.predicate { $0.total.asInt == 3 }, Invoice.predicate { $0.total.asString == "19.99" },
        Invoice.predicate { $0.total.asDouble > 7.5 }, Invoice.predicate { $0.id.asDecimal >= Decimal(425) / 10 },
        Invoice.predicate { $0.rate.asDecimal == Decimal(1) / 4 }, Invoice.predicate { $0.code.asDecimal == 5 },
    ]

    @Test("pass, and fail", arguments: predicates.indices)
    func witnesses(_ index: Int) throws {
        let witnesses = try Invoice.witnesses(for: Self.predicates[index])
        #expect(witnesses.conditions.count == 1)
        for condition in witnesses.conditions { #expect(condition.passing != nil && condition.failing != nil) }
    }

    @Test("refute what does not follow")
    func implications() throws {
        let implication = try Invoice.predicate { $0.total.asInt == 3 }.implies(Invoice.predicate { $0.total > 5 })
        #expect(implication.witness != nil)
    }
}
