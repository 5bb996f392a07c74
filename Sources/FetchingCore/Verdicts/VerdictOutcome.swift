/// The outcome of a part of a predicate.
struct VerdictOutcome: Sendable {
    enum State: Sendable {
        /// Not looked at, as nothing depends on it.
        case skipped
        case condition(Bool)
        case value(PrimitiveValue)
        case failed(FetchError)
    }

    /// The place of what it is about.
    let label: Int
    var state = State.skipped

    /// The places of its parts.
    var parts: [Int] = []
    var element: FetchVerdict.Element?

    /// The number of related rows that were looked at.
    var count: Int?
    var cause: FetchVerdict.Cause?

    /// Whether the whole verdict rests on it.
    var isDecisive = false
}

extension VerdictOutcome.State {
    var holds: Bool? { if case .condition(let holds) = self { holds } else { nil } }

    var value: PrimitiveValue? {
        switch self {
        case .value(let value): value
        case .condition(let holds): .bool(holds)
        case .skipped, .failed: nil
        }
    }

    var error: FetchError? { if case .failed(let error) = self { error } else { nil } }
}

/// All parts of a verdict, those below another behind it.
final class VerdictOutcomes: Sendable {
    let labels: [VerdictLabel]
    let records: [VerdictOutcome]

    init(labels: [VerdictLabel], records: [VerdictOutcome]) {
        self.labels = labels
        self.records = records
    }
}
