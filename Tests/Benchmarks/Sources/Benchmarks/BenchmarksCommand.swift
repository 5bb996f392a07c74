import ArgumentParser

@main
struct BenchmarksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Benchmarks",
        abstract: "Measures Fetching beside what one would write instead, in one run and in turn.")

    @Flag(help: "Fewer rows and rounds. Fails only where a ratio is more than twice what it usually is.")
    var short = false

    @Option(help: "How often each contender runs.")
    var rounds: Int?

    @Option(help: "Only the benchmarks whose names contain this.")
    var only: String?

    @Option(help: "Only this contender, for a profiler.")
    var contender: String?

    func run() async throws {
        var report = Report(tolerance: short ? .factor(2) : .none)
        let rounds = rounds ?? (short ? 9 : 15)
        for (name, make) in benchmarks where only.map(name.contains) ?? true {
            for benchmark in try make().map({ $0.limited(to: contender) }) where !benchmark.contenders.isEmpty {
                try await report.add { try await Measurement(benchmark, rounds: rounds) }
            }
        }
        for (name, make) in growths(rounds: min(rounds, 7)) where contender == nil && only.map(name.contains) ?? true {
            try await report.add(make)
        }
        if contender == nil, only.map("streaming memory".contains) ?? true {
            for measure in try MemoryUse.streaming(sizes: [10_000, 100_000] + (short ? [] : [1_000_000])) {
                try await report.add(measure)
            }
        }
        guard report.failures.isEmpty else {
            print("\nToo slow:")
            for failure in report.failures { print("- \(failure)") }
            throw ExitCode.failure
        }
    }

    private var benchmarks: [(String, () throws -> [Benchmark])] {
        let rows = short ? 20_000 : 200_000
        let lookups = short ? 10_000 : 50_000
        return [
            ("bulk", { [try .bulkFetch(rows: rows)] }),
            ("wide", { [try .wideRows(rows: rows / 4)] }),
            ("lookup", { [try .pointLookup(count: lookups)] }),
            ("insert", { [try .bulkInsert(rows: rows), try .singleInsert(count: lookups)] }),
            ("rendering", { [try .rendering(count: lookups)] }),
            // Always as many: fewer fit into the processor's caches, where the plain closure gains most.
            ("memory", { [try .inMemory(models: 200_000), try .inMemoryWithPrefix(models: 200_000)] }),
            ("streaming", { [try .streaming(rows: short ? 100_000 : 1_000_000)] }),
            ("pages", { [try .pages(rows: short ? 100_000 : 1_000_000, count: lookups / 25)] }),
            ("readers", { [try .readersBesideWriter(reads: lookups / 50)] }),
            ("related conditions", { try RelatedConditions.all(authors: rows / 100) }),
            ("related loads", { try RelatedLoads.all(authors: rows / 100) }),
        ] + postgresBenchmarks(rows: rows, lookups: lookups / 5)
    }

    /// The benchmarks on a server, which `scripts/with-postgres` starts.
    private func postgresBenchmarks(rows: Int, lookups: Int) -> [(String, () throws -> [Benchmark])] {
        guard let address = PostgresFixture.address else {
            print("PostgreSQL is left out: run this by scripts/on-one-processor scripts/with-postgres")
            return []
        }
        return [
            ("postgres bulk", { [try .postgresBulkFetch(rows: rows, at: address)] }),
            ("postgres wide", { [try .postgresWideRows(rows: rows / 4, at: address)] }),
            ("postgres lookup", { [try .postgresPointLookup(count: lookups, at: address)] }),
            (
                "postgres insert",
                {
                    [
                        try .postgresBulkInsert(rows: rows, at: address),
                        try .postgresSingleInsert(count: lookups, at: address),
                    ]
                }
            ),
            ("postgres tasks", { [try .postgresTasks(count: lookups, at: address)] }),
        ]
    }

    private func growths(rounds: Int) -> [(String, () throws -> Growth)] {
        let rows = [1000, 10_000, 100_000] + (short ? [] : [1_000_000])
        return [
            ("growth rows", { try .rows(sizes: rows, rounds: rounds) }),
            ("growth conditions", { try .conditions(sizes: [1, 10, 100, 1000], rounds: rounds) }),
            ("growth values", { try .values(sizes: [1, 10, 100, 1000, 10_000, 100_000], rounds: rounds) }),
        ]
    }
}
