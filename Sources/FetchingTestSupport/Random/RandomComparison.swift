import Fetching

/// Random requests on random rows. Engines must give the same rows as plain Swift.
///
/// ```swift
/// let comparison = RandomComparison(seed: 42, count: 20_000)
/// let failures = comparison.failures(of: [MemoryConformanceEngine(), MyConformanceEngine()])
/// ```
public struct RandomComparison: Sendable {
    /// The seed of the rows and requests: the same seed gives the same ones.
    public let seed: UInt64

    /// The number of requests.
    public let count: Int

    private static let requestsForEachStore = 250
    private static let rows = 40
    private static let enoughFailures = 5

    /// Makes a comparison.
    ///
    /// ```swift
    /// RandomComparison(seed: 42, count: 1_000_000)
    /// ```
    public init(seed: UInt64, count: Int) {
        self.seed = seed
        self.count = count
    }

    /// The failures of the engines, each with a request made as small as possible.
    ///
    /// ```swift
    /// RandomComparison(seed: 42, count: 1_000).failures(of: [MemoryConformanceEngine()])     // []
    /// ```
    public func failures(of engines: [any ConformanceEngine]) -> [ConformanceFailure] {
        var failures: [ConformanceFailure] = []
        var done = 0
        var batch: UInt64 = 0
        while done < count, failures.count < Self.enoughFailures {
            let requests = min(Self.requestsForEachStore, count - done)
            failures += self.failures(of: engines, batch: batch, requests: requests)
            done += requests
            batch += 1
        }
        return failures
    }

    /// Each batch has a seed of its own, so that a failure is found again without all before it.
    private func failures(
        of engines: [any ConformanceEngine], batch: UInt64, requests: Int
    ) -> [ConformanceFailure] {
        var generator = SplitMix64(seed: seed &+ batch, for: engines)
        let samples = (1...Self.rows).map { Sample.random(id: $0, &generator) }
        let requests = (0..<requests).map { _ in RandomRequest(&generator) }
        return engines.flatMap { engine in
            do {
                let store = try engine.store(of: samples)
                let runner = BatchRunner(engine: engine, seed: seed &+ batch, samples: samples, store: store)
                return runner.readingBack() + requests.compactMap(runner.failure)
            } catch {
                return [
                    ConformanceFailure(
                        caseName: "seed \(seed &+ batch)", engine: engine.name, request: "storing the samples",
                        expected: "no error", got: "\(error)")
                ]
            }
        }
    }
}

/// Runs the requests of a batch on one engine.
private struct BatchRunner {
    let engine: any ConformanceEngine
    let seed: UInt64
    let samples: [Sample]
    let store: ConformanceStore<Sample>

    /// The values that do not come back as they were stored.
    func readingBack() -> [ConformanceFailure] {
        do {
            let fetched = try store.fetch(Sample.request().all().sorted(by: .ascending(\.id)))
            return try zip(fetched, samples).flatMap(differences) + lostRows(fetched.count)
        } catch {
            return [failure("all values", expected: "no error", got: "\(error)")]
        }
    }

    private func lostRows(_ count: Int) -> [ConformanceFailure] {
        guard count != samples.count else { return [] }
        return [failure("all values", expected: "\(samples.count) rows", got: "\(count)")]
    }

    private func differences(_ fetched: Sample, _ stored: Sample) throws -> [ConformanceFailure] {
        try zip(StoredRow(fetched).values, StoredRow(stored).values).filter { !isSame($0.value, $1.value) }.map {
            failure("\($0.column.property) of \(stored.id)", expected: "\($1.value)", got: "\($0.value)")
        }
    }

    func failure(_ request: RandomRequest) -> ConformanceFailure? {
        guard var got = check(request) else { return nil }
        var request = request
        while let (smaller, result) = firstFailure(among: request.smaller) { (request, got) = (smaller, result) }
        let rows = differing(request, got: got)
        return failure(
            "\(request)\(rows)", expected: "the keys \(request.keys(in: samples).abbreviated)", got: got)
    }

    /// Runs each once: what has failed may not fail again.
    private func firstFailure(among requests: [RandomRequest]) -> (RandomRequest, String)? {
        for request in requests {
            if let got = check(request) { return (request, got) }
        }
        return nil
    }

    private func check(_ request: RandomRequest) -> String? {
        ConformanceCheck(
            label: "", request: request.request, expectation: .keys(request.keys(in: samples))
        ).failure(in: store, of: engine)
    }

    /// The first row on which the engine is of another opinion.
    private func differing(_ request: RandomRequest, got: String) -> String {
        guard request.sorts.isEmpty, let models = try? store.fetch(request.request) else { return "" }
        let difference = Set(models.map(\.id)).symmetricDifference(request.keys(in: samples))
        guard let id = difference.min(), samples.indices.contains(id - 1) else { return "" }
        return " [such as \(samples[id - 1])]"
    }

    private func failure(_ request: String, expected: String, got: String) -> ConformanceFailure {
        ConformanceFailure(
            caseName: "seed \(seed)", engine: engine.name, request: request, expected: expected, got: got)
    }
}

private func isSame(_ fetched: PrimitiveValue, _ stored: PrimitiveValue) -> Bool {
    switch (fetched, stored) {
    case (.text(let a), .text(let b)): PlainText.isEqual(a, b)
    case (.date(let a), .date(let b)): RandomFields.isSimultaneous(a, b)
    // Other values have one form.
    default: fetched == stored
    }
}
