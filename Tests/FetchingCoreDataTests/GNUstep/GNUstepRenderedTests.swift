import Fetching
import FetchingCoreData
import Testing

@testable import FetchingCore
@testable import FetchingTestSupport

/// What the renderer writes means to GNUstep what it means in memory, where GNUstep is right.
@Suite(.asksGNUstep) struct GNUstepRenderedTests {
    @Test func suiteHoldsAsInMemory() throws {
        try compare(FormatRun.suite.recorder, formats: 3_500, answers: 78_000, compounds: 1_200)
    }

    @Test func randomRequestsHoldAsInMemory() throws {
        try compare(
            FormatRun.random.recorder, formats: FormatRun.count / 10, answers: FormatRun.count,
            compounds: FormatRun.count / 50)
    }

    @Test func randomLeaguesHoldAsInMemory() throws {
        try compare(
            FormatRun.league.recorder, formats: FormatRun.count / 3, answers: FormatRun.count * 2,
            compounds: FormatRun.count / 5)
    }

    @Test func randomCompoundsHoldAsInMemory() throws {
        var generator = SplitMix64(seed: 5)
        let samples = (1...30).map { Sample.plain(id: $0, &generator) }
        let store = StoredObjects(MemoryStore().adding(samples))
        let leaves = try leaves(in: store, &generator)
        let recorder = GNUstepRecorder()
        let check = FormatCheck(tally: FormatTally()) { recorder.record($0) }
        for _ in 0..<640 {
            let condition = compound(leaves, depth: Int.random(in: 1...4, using: &generator), &generator)
            try check.check(Sample.request().all().where(condition.predicate).query, of: Sample.self, in: store)
        }
        try compare(recorder, formats: 600, answers: 18_000, compounds: 500)
    }

    /// Expects of GNUstep what memory says, and of the filter that it leaves something to be asked.
    private func compare(
        _ recorder: GNUstepRecorder, formats: Int, answers: Int, compounds: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let summary = recorder.summary
        #expect(recorder.formats >= formats, "\(summary)", sourceLocation: sourceLocation)
        #expect(recorder.answers >= answers, "\(summary)", sourceLocation: sourceLocation)
        #expect(recorder.compounds >= compounds, "\(summary)", sourceLocation: sourceLocation)
        try recorder.compare()
    }

    /// Single conditions that GNUstep is right about.
    private func leaves(in store: StoredObjects, _ generator: inout SplitMix64) throws -> [RandomCondition] {
        try (0..<2_000).map { _ in RandomGrammar.condition(depth: 0, &generator) }.filter { condition in
            guard let format = try? condition.predicate.predicateFormat() else { return false }
            let program = try PredicateFormatProgram(format)
            guard let filter = try? GNUstepFilter(program.predicate) else { return false }
            return try store.objects(of: Sample.self).allSatisfy { object in (try? filter.row(of: object)) != nil }
        }
    }

    private func compound(
        _ leaves: [RandomCondition], depth: Int, _ generator: inout SplitMix64
    ) -> RandomCondition {
        guard depth > 0, let leaf = leaves.randomElement(using: &generator) else { return leaves[0] }
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: return leaf
        case 1: return .not(compound(leaves, depth: depth - 1, &generator))
        case 2, 3:
            return .and(
                compound(leaves, depth: depth - 1, &generator), compound(leaves, depth: depth - 1, &generator))
        default:
            return .or(compound(leaves, depth: depth - 1, &generator), compound(leaves, depth: depth - 1, &generator))
        }
    }
}

extension Sample {
    /// A sample with texts that GNUstep is right about, longer than any prefix.
    fileprivate static func plain(id: Int, _ generator: inout SplitMix64) -> Sample {
        let texts = ["abcabc", "Abc abc", "Maria mario", "mario Maria", "a%b a_b", "bbbbbb a", "ecole kkk", "100000 9"]
        var sample = Sample.random(id: id, &generator)
        sample.text = texts.randomElement(using: &generator) ?? ""
        sample.maybeText = generator.isOne(in: 3) ? nil : texts.randomElement(using: &generator)
        return sample
    }
}
