/// The times of a benchmark: those of each contender, round by round.
struct Measurement {
    let benchmark: Benchmark

    /// Seconds, by contender.
    private let seconds: [String: [Double]]

    /// Lets all contenders run once in every round, so that what slows the machine down for a while slows all of them down.
    /// Each round has an order of its own: what one leaves behind in memory and caches falls to another each time.
    ///
    /// - Throws: ``DifferentResults`` if the contenders do not agree on what was fetched.
    init(_ benchmark: Benchmark, rounds: Int) async throws {
        self.benchmark = benchmark
        var seconds: [String: [Double]] = [:]
        // The round before the first fills caches, and is not counted.
        for round in -1..<rounds {
            var results: [String: Int] = [:]
            for contender in benchmark.contenders.shuffled() {
                let start = ContinuousClock.now
                let check = try await contender.run()
                let time = (ContinuousClock.now - start) / .seconds(1)
                results[contender.name] = check()
                if round >= 0 { seconds[contender.name, default: []].append(time) }
            }
            guard Set(results.values).count <= 1 else {
                throw DifferentResults(benchmark: benchmark.title, results: results)
            }
        }
        self.seconds = seconds
    }

    /// The median time of one repetition, in seconds.
    func median(of contender: String) -> Double {
        (seconds[contender] ?? []).median / Double(benchmark.repetitions)
    }

    /// The median, over the rounds, of the ratio between the times of two contenders.
    func ratio(of contender: String, to reference: String) -> Double {
        zip(seconds[contender] ?? [], seconds[reference] ?? []).map(/).median
    }
}

struct DifferentResults: Error, CustomStringConvertible {
    let benchmark: String
    let results: [String: Int]

    var description: String { "\(benchmark): the contenders do not agree: \(results)" }
}

extension [Double] {
    var median: Double {
        guard !isEmpty else { return .nan }
        let sorted = sorted()
        let middle = count / 2
        return count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}
