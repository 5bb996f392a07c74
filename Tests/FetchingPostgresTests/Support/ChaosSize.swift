#if Postgres
import Foundation

enum ChaosSize {
    /// The number of statements that a test cancels. `FETCHING_CANCELLATIONS` gives another one.
    static let cancellations =
        ProcessInfo.processInfo.environment["FETCHING_CANCELLATIONS"].flatMap { Int($0) } ?? 1_000
}
#endif
