import FetchingCoreData
import Foundation

@testable import FetchingCore

/// How many conditions could be said as formats.
final class FormatTally: @unchecked Sendable {
    private let lock = NSLock()
    private var counts = (translated: 0, failed: 0, compared: 0, excused: 0, queries: 0)
    private var reasonCounts: [String: Int] = [:]
    private var queryReasonCounts: [String: Int] = [:]

    var translated: Int { lock.withLock { counts.translated } }

    /// The number of conditions that are wrong in themselves, of which memory says the same.
    var failed: Int { lock.withLock { counts.failed } }

    /// The number of objects on which formats were compared with memory.
    var compared: Int { lock.withLock { counts.compared } }

    var refused: Int { lock.withLock { reasonCounts.values.reduce(0, +) } }

    /// The number of conditions that were refused for some reasons.
    func refused(for reasons: Set<String>) -> Int { lock.withLock { reasonCounts.total(of: reasons) } }

    /// The number of requests that were refused for some reasons.
    func refusedQueries(for reasons: Set<String>) -> Int { lock.withLock { queryReasonCounts.total(of: reasons) } }

    /// Why conditions were refused.
    var reasons: Set<String> { lock.withLock { Set(reasonCounts.keys) } }

    /// The number of answers that are not compared, since a calculation gives no number.
    var excused: Int { lock.withLock { counts.excused } }

    /// The number of requests of which a fetch request gave what memory gave.
    var queries: Int { lock.withLock { counts.queries } }

    /// Why requests were refused.
    var queryReasons: Set<String> { lock.withLock { Set(queryReasonCounts.keys) } }

    /// Counts of all, and the reasons from the most frequent one.
    var summary: String {
        let reasons = lock.withLock { reasonCounts }.sorted { $0.value > $1.value }.map { "\($0.value) \($0.key)" }
        let queryReasons = lock.withLock { queryReasonCounts }.sorted { $0.value > $1.value }
            .map { "request: \($0.value) \($0.key)" }
        let counts =
            "\(translated) translated, \(refused) refused, \(failed) failed, \(compared) compared, \(excused) excused, \(queries) requests"
        return ([counts] + reasons + queryReasons).joined(separator: "\n")
    }

    func translate(on objects: Int) {
        lock.withLock {
            counts.translated += 1
            counts.compared += objects
        }
    }

    func translateQuery() { lock.withLock { counts.queries += 1 } }

    func refuse(query error: FetchError) { lock.withLock { queryReasonCounts[error.reason, default: 0] += 1 } }

    func excuse() { lock.withLock { counts.excused += 1 } }

    func fail() { lock.withLock { counts.failed += 1 } }

    func refuse(_ error: FetchError) { lock.withLock { reasonCounts[error.reason, default: 0] += 1 } }
}

extension [String: Int] {
    fileprivate func total(of reasons: Set<String>) -> Int { reasons.reduce(0) { $0 + self[$1, default: 0] } }
}
