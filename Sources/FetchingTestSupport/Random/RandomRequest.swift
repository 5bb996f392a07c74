import Fetching

/// A request for samples, and what it gives in plain Swift.
struct RandomRequest: Sendable, CustomStringConvertible {
    var condition: RandomCondition
    var sorts: [RandomSort]
    var limit: Int?
    var offset = 0

    /// Whether the predicate is simplified, which makes no difference.
    let isSimplified: Bool

    init(_ generator: inout SplitMix64) {
        condition = RandomGrammar.condition(depth: Int.random(in: 0...5, using: &generator), &generator)
        isSimplified = generator.isOne(in: 2)
        sorts = generator.isOne(in: 3) ? RandomSort.terms(&generator) : []
        // Which rows a limit takes is not defined without an order.
        guard !sorts.isEmpty, generator.isOne(in: 2) else { return }
        limit = generator.isOne(in: 4) ? nil : Int.random(in: 0...20, using: &generator)
        offset = Int.random(in: 0...10, using: &generator)
    }

    var request: FetchableRequest<Sample, [Sample]> {
        let target = Sample.request()
        let request = limit.map { target.first(nth: $0, after: offset) } ?? target.all(after: offset)
        let predicate = condition.predicate
        return request.where(isSimplified ? predicate.simplified() : predicate).sorted(byTerms: sorts.map(\.term))
    }

    func keys(in samples: [Sample]) -> [Int] {
        let matches = samples.filter(condition.holds)
        guard !sorts.isEmpty else { return matches.map(\.id) }
        let sorted = matches.sorted { a, b in
            for sort in sorts {
                switch sort.order(a, b) {
                case .ascending: return true
                case .descending: return false
                case .same: continue
                }
            }
            return false
        }
        return Array(sorted.map(\.id).dropFirst(offset).prefix(limit ?? .max))
    }

    /// Requests that are a little smaller than this one.
    var smaller: [RandomRequest] {
        var requests = condition.smaller.map { condition in
            var request = self
            request.condition = condition
            return request
        }
        if limit != nil || offset != 0 {
            var request = self
            (request.limit, request.offset) = (nil, 0)
            requests.append(request)
        }
        requests += sorts.indices.dropLast().map { index in
            var request = self
            request.sorts.remove(at: index)
            return request
        }
        return requests
    }

    var description: String {
        (isSimplified ? "simplified, " : "") + "where \(condition)"
            + (sorts.isEmpty ? "" : ", sorted by \(sorts.map(\.text).joined(separator: ", "))")
            + (limit.map { ", at most \($0)" } ?? "") + (offset == 0 ? "" : ", after \(offset)")
    }
}
