import Fetching

/// Random sequences of changes, whose results and tables must be those of memory on every engine.
///
/// ```swift
/// RandomWritingComparison(seed: 42, count: 100).failures(of: [MyConformanceEngine()])     // []
/// ```
public struct RandomWritingComparison: Sendable {
    /// The seed of the first sequence: the same seed gives the same ones.
    public let seed: UInt64

    /// The number of sequences, each of 50 changes.
    public let count: Int

    private static let enoughFailures = 3

    /// Makes a comparison.
    ///
    /// ```swift
    /// RandomWritingComparison(seed: 42, count: 1_000)
    /// ```
    public init(seed: UInt64, count: Int) {
        self.seed = seed
        self.count = count
    }

    /// The first difference from memory in each sequence, none where the engines are right.
    ///
    /// ```swift
    /// RandomWritingComparison(seed: 42, count: 100).failures(of: [MyConformanceEngine()])     // []
    /// ```
    public func failures(of engines: [any ConformanceEngine]) -> [String] {
        var failures: [String] = []
        for index in 0..<UInt64(count) where failures.count < Self.enoughFailures {
            let seed = seed &+ index
            do {
                let difference =
                    switch index % 3 {
                    case 0: try self.difference(of: Ledger.self, uniqueKeys: [["id"], ["code"]], on: engines, seed)
                    case 1:
                        try self.difference(
                            of: Parcel.self, uniqueKeys: [["depot", "no"], ["label"]], on: engines, seed)
                    default: try self.difference(of: Entry.self, uniqueKeys: [["id"], ["code"]], on: engines, seed)
                    }
                if let difference { failures.append("seed \(seed): \(difference)") }
            } catch {
                failures.append("seed \(seed): \(error)")
            }
        }
        return failures
    }

    private func difference<Model: WrittenModel>(
        of model: Model.Type, uniqueKeys: [[String]], on engines: [any ConformanceEngine], _ seed: UInt64
    ) throws -> String? {
        var models = try ConformanceCollection([Model]())
        models.uniqueKeys = uniqueKeys.map { names in
            names.compactMap { name in Model.fetchableEntity.columns.first { $0.name == name } }
        }
        models.isKeyGiven = Model.givesKeys
        let stores = try engines.map { (name: $0.name, store: try $0.store(ofRelated: [models])) }
        let reference = try MemoryConformanceEngine().store(ofRelated: [models])
        var sequence = WritingSequence<Model>(seed: seed)
        return try sequence.difference(after: 50, in: reference, stores)
    }
}
