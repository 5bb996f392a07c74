import FetchingTestSupport
import Foundation
import Testing

/// The renderer's formats, read by a reader that it does not know.
@Suite("The suite on predicate formats")
struct FormatConformanceTests {
    @Test("gives what memory gives, or refuses")
    func conforms() {
        let run = FormatRun.suite
        run.requireNoFailures()
        // Neither may fewer conditions be said, nor more of them be refused.
        #expect(run.tally.translated >= 9_660, "\(run.tally.summary)")
        #expect(run.tally.compared >= 747_000, "\(run.tally.summary)")
        // What is computed of dates, texts, numbers and decimals, what stands in for nil, what is within JSON or an array and what is asked of other models, is all refused.
        let computed = run.tally.refused(
            for: [
                FormatRefusals.ofDates, FormatRefusals.ofTexts, FormatRefusals.ofChoices, FormatRefusals.ofSubqueries,
                FormatRefusals.ofTrees, FormatRefusals.ofRaw, FormatRefusals.ofNumbers, FormatRefusals.ofConversions,
                FormatRefusals.ofDecimals, FormatRefusals.ofJSON, FormatRefusals.ofArrays,
                FormatRefusals.ofTextAggregates, FormatRefusals.ofFullText, FormatRefusals.ofStructs,
            ].reduce([]) { $0.union($1) })
        #expect(run.tally.refused - computed <= 60, "\(run.tally.summary)")
        #expect(run.tally.excused <= 40, "\(run.tally.summary)")
        #expect(run.tally.failed >= 40, "\(run.tally.summary)")
        #expect(run.tally.queries >= 10_335, "\(run.tally.summary)")
        let reasons: Set<String> = [
            FormatRefusals.ofConditions, FormatRefusals.ofText, FormatRefusals.ofAggregates,
            FormatRefusals.ofStoredTruth,
            FormatRefusals.ofConversions, FormatRefusals.ofArrays, FormatRefusals.ofChoices, FormatRefusals.ofDates,
            FormatRefusals.ofTexts, FormatRefusals.ofSubqueries, FormatRefusals.ofTrees, FormatRefusals.ofRaw,
            FormatRefusals.ofNumbers, FormatRefusals.ofDecimals, FormatRefusals.ofJSON, FormatRefusals.ofTextAggregates,
            FormatRefusals.ofFullText, FormatRefusals.ofStructs,
        ].reduce([]) { $0.union($1) }
        #expect(run.tally.reasons.isSuperset(of: reasons), "\(run.tally.summary)")
        #expect(
            run.tally.reasons.subtracting(reasons).isSubset(of: FormatRefusals.ofRelatedModels), "\(run.tally.summary)")
        #expect(
            run.tally.queryReasons.subtracting(run.tally.reasons)
                == FormatRefusals.ofOrders.union(FormatRefusals.ofRequests).union(FormatRefusals.ofOrdersOfArrays)
                .union(FormatRefusals.ofOrdersOfJSON).union(FormatRefusals.ofOrdersOfStructs)
                .union(FormatRefusals.ofLocalizedOrders),
            "\(run.tally.summary)")
    }

    @Test("random requests give what plain Swift gives, or are refused")
    func comparesRandomRequests() {
        let run = FormatRun.random
        run.requireNoFailures()
        // Of those that compute nothing of dates, texts and numbers, as many as before these were drawn.
        let computed = FormatRefusals.ofDates.union(FormatRefusals.ofTexts).union(FormatRefusals.ofRandomNumbers)
        let conditions = FormatRun.count - run.tally.refused(for: computed)
        let queries = FormatRun.count - run.tally.refusedQueries(for: computed)
        #expect(run.tally.translated * 100 >= conditions * 70, "\(run.tally.summary)")
        #expect(run.tally.queries * 100 >= queries * 62, "\(run.tally.summary)")
        #expect(run.tally.excused * 1_000 <= run.tally.compared, "\(run.tally.summary)")
        #expect(run.tally.reasons == FormatRefusals.ofConditions.union(computed), "\(run.tally.summary)")
        #expect(
            run.tally.queryReasons
                == FormatRefusals.ofConditions.union(FormatRefusals.ofOrders).union(computed),
            "\(run.tally.summary)"
        )
    }

    @Test("random requests along relationships give what plain Swift gives, or are refused")
    func comparesRandomRequestsAlongRelationships() {
        let run = FormatRun.league
        run.requireNoFailures()
        #expect(run.tally.translated * 100 >= FormatRun.count * 50, "\(run.tally.summary)")
        #expect(run.tally.excused == 0, "\(run.tally.summary)")
        #expect(run.tally.reasons == FormatRefusals.ofRandomLeagues, "\(run.tally.summary)")
    }
}
