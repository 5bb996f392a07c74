import ArgumentParser

@main
struct BenchmarksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Benchmarks",
        abstract: "Measures Fetching beside what one would write instead, in one run and in turn.")

    @Flag(help: "Fewer rows and rounds.")
    var short = false

    @Option(help: "How often each contender runs.")
    var rounds: Int?

    @Option(help: "By how much a limit may be exceeded, as a factor. Exits with an error beyond it.")
    var margin = 1.0

    @Option(help: "Only the benchmarks whose names contain this.")
    var only: String?

    @Option(help: "Only this contender, for a profiler.")
    var contender: String?

    func run() async throws {
        var report = Report(margin: margin)
        let rounds = rounds ?? (short ? 5 : 15)
        for (name, make) in benchmarks where only.map(name.contains) ?? true {
            report.add(try await Measurement(try make().limited(to: contender), rounds: rounds))
        }
        guard report.failures.isEmpty else {
            print("\nOver the limit:")
            for failure in report.failures { print("- \(failure)") }
            throw ExitCode.failure
        }
    }

    private var benchmarks: [(String, () throws -> Benchmark)] {
        let rows = short ? 20_000 : 200_000
        let lookups = short ? 10_000 : 50_000
        return [
            ("bulk", { try .bulkFetch(rows: rows) }),
            ("lookup", { try .pointLookup(count: lookups) }),
            ("rendering", { try .rendering(count: lookups) }),
            ("memory", { try .inMemory(models: rows) }),
        ]
    }
}
