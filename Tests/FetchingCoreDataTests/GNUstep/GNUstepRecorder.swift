import FetchingCoreData
import Foundation
import Testing

/// Takes up formats that were compared with memory, and asks GNUstep about those that it is right about.
final class GNUstepRecorder: @unchecked Sendable {
    private let lock = NSLock()
    private var cases: [(GNUstepCase, expected: [Bool])] = []
    private var exclusions: [String: Int] = [:]

    /// The number of formats about which GNUstep is asked.
    var formats: Int { lock.withLock { cases.count } }

    /// The number of answers.
    var answers: Int { lock.withLock { cases.reduce(0) { $0 + $1.expected.count } } }

    /// The number of conditions that are no single comparison.
    var compounds: Int {
        lock.withLock { cases.count { $0.0.format.contains(" AND ") || $0.0.format.contains(" OR ") } }
    }

    var summary: String {
        let reasons = lock.withLock { exclusions }.sorted { $0.value > $1.value }.map { "\($0.value) \($0.key)" }
        return (["\(formats) formats, \(compounds) of them compounds, \(answers) answers"] + reasons)
            .joined(separator: "\n")
    }

    func record(_ compared: ComparedFormat) {
        do {
            let element = try Self.gnustepCase(compared)
            lock.withLock { cases.append(element) }
        } catch let exclusion as GNUstepFilter.Exclusion {
            lock.withLock { exclusions[exclusion.reason, default: 0] += 1 }
        } catch {
            Issue.record(error)
        }
    }

    /// Asks GNUstep, and expects of it what memory says.
    func compare() throws {
        let cases = lock.withLock { self.cases }
        let outcomes = try GNUstepPredicates.results(of: cases.map(\.0))
        for ((element, expected), outcome) in zip(cases, outcomes) {
            guard outcome.errors != nil || outcome.results != expected else { continue }
            let place = expected.indices.first {
                !outcome.results.indices.contains($0) || outcome.results[$0] != expected[$0]
            }
            let row = place.map { "\(element.rows[$0]), where memory says \(expected[$0])" } ?? ""
            let errors = outcome.errors.map { " \($0)" } ?? ""
            Issue.record("\(element.format) \(element.arguments) on \(row)\(errors)")
        }
    }

    private static func gnustepCase(_ compared: ComparedFormat) throws -> (GNUstepCase, expected: [Bool]) {
        // Long lists take long to send.
        guard compared.rendered.arguments.count < 500 else { throw GNUstepFilter.Exclusion(reason: "long formats") }
        let filter = try GNUstepFilter(compared.program.predicate)
        let arguments = try compared.rendered.arguments.map { try GNUstepValue(FormatLanguageArgument($0)) }
        var (rows, expected, reason): ([GNUstepRow], [Bool], String?) = ([], [], nil)
        for case (let object, let isMatch?) in compared.answers {
            do {
                rows.append(try filter.row(of: object))
                expected.append(isMatch)
            } catch let exclusion as GNUstepFilter.Exclusion {
                reason = exclusion.reason
            }
        }
        guard !rows.isEmpty else { throw GNUstepFilter.Exclusion(reason: reason ?? "no objects") }
        return (GNUstepCase(format: compared.rendered.format, arguments: arguments, rows: rows), expected)
    }
}
