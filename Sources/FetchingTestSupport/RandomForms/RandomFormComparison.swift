import Fetching
import FetchingCore

/// Whole random requests on rows that store their values in every form. Engines must give the same results as plain
/// Swift.
///
/// It draws conditions, orders, groups, selections, distinct values, limits, pages, counts, updates and deletions, on a
/// table that refers to itself. The properties have every type in every form of storage, optional or not.
///
/// ```swift
/// let comparison = RandomFormComparison(seed: 42, count: 20_000)
/// let failures = comparison.failures(of: [MemoryConformanceEngine(), MyConformanceEngine()])
/// ```
public struct RandomFormComparison: Sendable {
    /// The seed of the rows and requests: the same seed gives the same ones.
    public let seed: UInt64

    /// The number of requests.
    public let count: Int

    /// Whether some values are stored as other software might have written them. An engine must find the values that it
    /// reads. An engine whose columns take one type each cannot store them.
    public let drawsForeignValues: Bool

    static let requestsForEachTable = 44
    private static let changesForEachTable = 12
    private static let enoughFailures = 5

    /// Makes a comparison.
    ///
    /// ```swift
    /// RandomFormComparison(seed: 42, count: 1_000_000, drawsForeignValues: true)
    /// ```
    public init(seed: UInt64, count: Int, drawsForeignValues: Bool = false) {
        self.seed = seed
        self.count = count
        self.drawsForeignValues = drawsForeignValues
    }

    /// The failures of the engines, each with a request and a table made as small as possible.
    ///
    /// ```swift
    /// RandomFormComparison(seed: 42, count: 1_000).failures(of: [MemoryConformanceEngine()])     // []
    /// ```
    public func failures(of engines: [any ConformanceEngine]) -> [ConformanceFailure] {
        outcome(of: engines).failures
    }

    /// The failures of the engines, and how many answers were a refusal of what nests deeper than a database reads.
    package func outcome(of engines: [any ConformanceEngine]) -> (failures: [ConformanceFailure], tooDeep: Int) {
        var (failures, tooDeep): ([ConformanceFailure], Int) = ([], 0)
        var batch: UInt64 = 0
        while Int(batch) * Self.requestsForEachTable < count, failures.count < Self.enoughFailures {
            failures += self.failures(of: engines, seed: seed &+ batch, tooDeep: &tooDeep)
            batch += 1
        }
        // An engine that refuses what it should read must not pass.
        let most = count / 1_000 + 2
        if tooDeep > most {
            failures.append(
                ConformanceFailure(
                    caseName: "seed \(seed)", engine: engines.map(\.name).joined(separator: ", "), request: "all",
                    expected: "at most \(most) refusals of what nests too deep", got: "\(tooDeep)"))
        }
        return (failures, tooDeep)
    }

    /// Each batch has a seed of its own, so that a failure is found again without all before it.
    private func failures(
        of engines: [any ConformanceEngine], seed: UInt64, tooDeep: inout Int
    ) -> [ConformanceFailure] {
        var grammar = FormGrammar(seed: seed, for: engines)
        let table = grammar.table()
        let foreign = drawsForeignValues ? grammar.foreignValues(in: table) : []
        let reads = (0..<Self.requestsForEachTable - Self.changesForEachTable).map { _ in grammar.reading() }
        let changes: [any FormRequest] = (0..<Self.changesForEachTable).map { number in
            number.isMultiple(of: 3)
                ? grammar.insertion(into: table) as any FormRequest
                : number % 3 == 1 ? grammar.keyedChange(of: table) as any FormRequest : grammar.change()
        }
        return engines.flatMap { engine in
            var runner = FormRunner(engine: engine, seed: seed, table: table, foreign: foreign)
            defer { tooDeep += runner.tooDeep }
            return runner.failures(of: reads + changes)
        }
    }
}

extension FormGrammar {
    mutating func reading() -> any FormRequest {
        switch number(0...15) {
        case 0, 1, 2, 3: select()
        case 4, 5: totals()
        case 6, 7: groups()
        case 8, 9: load()
        case 10, 11: combination()
        case 12, 13: windows()
        default: pages()
        }
    }

    /// At most one in a row, so that a row is not rejected for another of them, and most of them of one property, so that they
    /// are compared with each other.
    mutating func foreignValues(in table: FormTable) -> [ForeignValue] {
        guard isOne(in: 2) else { return [] }
        let common = fields.randomElement(using: &generator)
        return table.rows.compactMap { row in
            guard isOne(in: 3), let field = isOne(in: 3) ? fields.randomElement(using: &generator) : common,
                field.name != "code"
            else { return nil }
            return ForeignValue.draw(of: row, field, &generator)
        }
    }
}
