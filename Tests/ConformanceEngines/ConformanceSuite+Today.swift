import FetchingTestSupport
import Foundation

extension ConformanceSuite {
    /// The cases that debug builds run: all of them, or one in so many as `FETCHING_CASES_ONE_IN` says, others each day.
    /// `scripts/test` says so in CI on a slow machine. The release build runs all.
    package static let casesOfToday: [ConformanceCase] = {
        let parts = max(1, Int(ProcessInfo.processInfo.environment["FETCHING_CASES_ONE_IN"] ?? "") ?? 1)
        let day = Int(Date().timeIntervalSince1970 / 86_400)
        return cases.enumerated().filter { $0.offset % parts == day % parts }.map(\.element)
    }()
}
