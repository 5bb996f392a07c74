/// How one part of a predicate is evaluated, and explained.
///
/// The parts stand in one array and refer to each other by their places in it: going through them takes no more of the stack for
/// a deep predicate than for a shallow one.
struct VerdictPlan {
    enum Kind {
        /// Decided by conditions, in their order.
        case junction(Junction)
        case negation
        /// Decided as a whole. The parts are the values that it reads.
        case condition(MemoryCondition)
        /// Decided by related rows, of which the only part is a condition.
        case elements(VerdictElements)
        /// A value, read as a whole. The parts are the values that it is computed of.
        case value(ColumnReader, VerdictValueDetails)
        /// One of two values, as a condition decides: the first part.
        case choice(ColumnReader)
        /// The first value, or the second.
        case coalescing(ColumnReader)
    }

    let kind: Kind
    let label: VerdictLabel
    let parts: [Int]
}

/// A part of a predicate, without the closures that evaluate it.
struct VerdictLabel: Sendable {
    /// How the parts decide, nil for a value.
    let kind: FetchVerdict.Kind?

    /// The condition or the value as it is written.
    let tree: ExpressionTree

    /// The related rows of the closures around it, from the outside in.
    let closures: [RelatedRows]

    /// The related rows that decide.
    var rows: RelatedRows?
}

/// The facts that are found out about a value besides itself.
struct VerdictValueDetails {
    /// Whether the row of the value is missing.
    var isMissing: MemoryCondition?

    /// The number of the rows that it is computed from.
    var count: ColumnReader?
}

/// The related rows that decide about a condition.
struct VerdictElements {
    /// Finds the row that they belong to.
    let parent: MemoryLocator
    let way: MemoryWay

    /// Where the condition finds its row.
    let element: MemoryElement
    let condition: MemoryCondition

    /// Whether the condition has to hold of every row, not of one.
    let isOfEvery: Bool

    /// The readers of the key of a row.
    let key: [ColumnReader]

    /// The most rows that are shown where no single one decides.
    let shown: Int
}

extension VerdictElements {
    struct Outcome {
        var holds: Bool
        /// The rows that are shown, with their positions from 1.
        var rows: [(address: UnsafeRawPointer, position: Int)]
        var count: Int
    }

    /// Decides as the engine for collections does, and finds the rows that decided.
    func decide(at root: UnsafeRawPointer) throws -> Outcome {
        guard let parent = try parent.locate(root) else { return Outcome(holds: isOfEvery, rows: [], count: 0) }
        var outcome = Outcome(holds: isOfEvery, rows: [], count: 0)
        var isDecided = false
        try way.forEachRow(from: parent) { row in
            outcome.count += 1
            guard !isDecided else { return true }
            element.address = row
            if try condition.holds(root) != isOfEvery {
                isDecided = true
                outcome.holds = !isOfEvery
                outcome.rows = [(row, outcome.count)]
            } else if outcome.rows.count < shown {
                outcome.rows.append((row, outcome.count))
            }
            return true
        }
        return outcome
    }
}
