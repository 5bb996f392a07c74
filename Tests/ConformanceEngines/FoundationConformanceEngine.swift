import Fetching
import FetchingPredicate
import FetchingTestSupport
import Foundation

/// Foundation's predicates, evaluated on the models. What Foundation cannot say is counted, and fetched in memory in its place.
package struct FoundationConformanceEngine: ConformanceEngine {
    package let name = "Foundation.Predicate"
    package let tally = FoundationTally()

    package init() {}

    package func store<Model: RowDecodable>(of models: [Model]) throws -> ConformanceStore<Model> {
        ConformanceStore { request in
            if request.query.predicate?.computesDatesOrTexts == true { tally.compute() }
            do {
                return try fetch(request, in: models)
            } catch let error as FetchError where error.code == .unsupported || error.code == .tooDeep {
                tally.refuse(error)
                return try request.fetch(in: models)
            }
        }
    }

    package func store(ofRelated collections: [ConformanceCollection]) throws -> any RelatedConformanceStore {
        // The models of the league have no properties that hold related ones. RelatedConditionTests has such models.
        try MemoryConformanceEngine().store(ofRelated: collections)
    }

    private func fetch<Model: RowDecodable>(
        _ request: FetchableRequest<Model, [Model]>, in models: [Model]
    ) throws -> [Model] {
        let predicate = try Predicate<Model>(request)
        let expected = try models.map { try !request.fetch(in: [$0]).isEmpty }
        let isPlain = request.query.predicate?.hasPlainLiterals ?? true
        let columns = request.query.predicate?.columns ?? []
        let matches = try zip(models, expected).filter { model, isExpected in
            let isMatch = try predicate.evaluate(model)
            if isMatch == isExpected { return isMatch }
            // Only what the condition reads is an excuse.
            let read = try StoredRow(model).values.filter { columns.contains($0.column.property) }
            guard isPlain && read.allSatisfy(\.value.isPlain) else {
                // Foundation compares characters, and NaN as Swift does. That is documented.
                tally.findDifference()
                return isExpected
            }
            throw UnexpectedMatch(isMatch: isMatch, predicate: "\(predicate)", model: "\(model)")
        }
        tally.translate()
        return try request.fetch(in: matches.map(\.0))
    }
}

struct UnexpectedMatch: Error {
    let isMatch: Bool
    let predicate: String
    let model: String
}

/// How many requests Foundation could say.
package final class FoundationTally: @unchecked Sendable {
    private let lock = NSLock()
    private var counts = (translated: 0, refused: 0, differences: 0, computing: 0)
    private var reasonCounts: [String: Int] = [:]

    package var translated: Int { lock.withLock { counts.translated } }
    package var refused: Int { lock.withLock { counts.refused } }
    /// The number of requests whose conditions compute dates or texts, which no predicate of Foundation does.
    package var computing: Int { lock.withLock { counts.computing } }
    /// The number of models on which Foundation differs, as is documented for text and NaN.
    package var differences: Int { lock.withLock { counts.differences } }

    /// The number of requests that were refused for a reason.
    package func refused(because reason: String) -> Int { lock.withLock { reasonCounts[reason, default: 0] } }

    /// Why requests were refused, from the most frequent reason.
    package var reasons: String {
        lock.withLock {
            reasonCounts.sorted { $0.value > $1.value }.map { "\($0.value) \($0.key)" }.joined(separator: "\n")
        }
    }

    func translate() { lock.withLock { counts.translated += 1 } }

    func compute() { lock.withLock { counts.computing += 1 } }

    func findDifference() { lock.withLock { counts.differences += 1 } }

    func refuse(_ error: FetchError) {
        lock.withLock {
            counts.refused += 1
            reasonCounts[error.reason, default: 0] += 1
        }
    }
}

extension ExpressionTree {
    fileprivate var computesDatesOrTexts: Bool {
        contains {
            switch $0.node {
            case .value(.date), .value(.text), .value(.arithmetic(_, _, _, .text)): true
            // All other nodes are of other values, or conditions of which the parts are visited too.
            default: false
            }
        }
    }
}

extension PrimitiveValue {
    /// Whether Swift compares the value as databases do: text of which each character is one scalar, in the normal form; and
    /// no NaN.
    fileprivate var isPlain: Bool {
        switch self {
        case .text(let text):
            text.count == text.unicodeScalars.count
                && text.unicodeScalars.elementsEqual(text.precomposedStringWithCanonicalMapping.unicodeScalars)
        default: !isNaN
        }
    }
}

extension ExpressionTree {
    /// The names of the properties that the condition reads.
    fileprivate var columns: Set<String> {
        var columns: Set<String> = []
        if case .value(.column(let column)) = node { columns.insert(column.property) }
        forEachChild { columns.formUnion($0.columns) }
        return columns
    }

    fileprivate var hasPlainLiterals: Bool {
        switch node {
        case .value(.literal(let value)): value.isPlain
        case .condition(.comparison(_, let lhs, let rhs)), .condition(.and(let lhs, let rhs)),
            .condition(.or(let lhs, let rhs)):
            lhs.hasPlainLiterals && rhs.hasPlainLiterals
        case .condition(.not(let inner)): inner.hasPlainLiterals
        case .condition(.membership(_, let values, _)): values.allSatisfy(\.isPlain)
        case .condition(.range(_, let range)): (range.lower?.isPlain ?? true) && (range.upper?.isPlain ?? true)
        case .condition(.text(_, _, let pattern, _)): PrimitiveValue.text(pattern).isPlain
        default: true
        }
    }
}
