import ConformanceEngines
import Fetching
import FetchingCore
import FetchingTestSupport
import Foundation
import Testing

@Suite("Random requests on every form of storage")
struct RandomFormTests {
    /// `FETCHING_RANDOM_PREDICATES=1000000 FETCHING_SEED=7 swift test --filter RandomFormTests` compares more, or others.
    @Test("memory and SQLite give what plain Swift gives")
    func comparesEngines() {
        let comparison = RandomFormComparison(
            seed: number("FETCHING_SEED") ?? 20_240_601, count: number("FETCHING_RANDOM_PREDICATES") ?? 1_000,
            drawsForeignValues: true)
        let failures = comparison.failures(of: [
            MemoryConformanceEngine(), SQLiteConformanceEngine(), SQLiteConformanceEngine(isPrepared: true),
        ])
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }

    @Test("pages by every form go on from one to the next, with sealed cursors too")
    func pagesByEveryForm() {
        let failures = RandomFormComparison(seed: 20_240_601, count: 0)
            .pageFailures(of: [MemoryConformanceEngine(), SQLiteConformanceEngine()])
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }

    @Test("an engine that refuses what it should read does not pass")
    func tooManyRefusals() {
        let failures = RandomFormComparison(seed: 1, count: 44).failures(of: [RefusingEngine()])
        #expect(failures.contains { $0.expected == "at most 2 refusals of what nests too deep" })
    }

    private func number<Integer: FixedWidthInteger>(_ name: String) -> Integer? {
        ProcessInfo.processInfo.environment[name].flatMap { Integer($0) }
    }
}

/// An engine for which every request nests too deep.
private struct RefusingEngine: ConformanceEngine {
    let name = "refusing"

    fileprivate static let refusal = FetchError.tooDeepInParentheses(limit: 0)

    func store<Model: RowDecodable>(of models: [Model]) -> ConformanceStore<Model> {
        ConformanceStore { _ in throw Self.refusal }
    }

    func store(ofRelated collections: [ConformanceCollection]) -> any RelatedConformanceStore { RefusingStore() }
}

private struct RefusingStore: RelatedConformanceStore {
    func fetch<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) throws -> Result {
        throw RefusingEngine.refusal
    }

    func fetch<Model: RowDecodable, Result>(_ request: ProjectionRequest<Model, Result>) throws -> Result {
        throw RefusingEngine.refusal
    }

    func fetch<Model: RowDecodable, Result>(_ request: AggregateRequest<Model, Result>) throws -> Result {
        throw RefusingEngine.refusal
    }

    func fetch<Model: RowDecodable, Element>(_ request: PageRequest<Model, Element>) throws -> Page<Element> {
        throw RefusingEngine.refusal
    }

    func text<Model: RowDecodable, Result>(_ request: LoadingRequest<Model, Result>) -> String? { nil }
}
