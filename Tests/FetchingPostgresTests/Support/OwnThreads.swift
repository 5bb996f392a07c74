#if Postgres
import Foundation
import Testing

/// A trait of tests that say how long something may take.
///
/// The threads that all tasks share are few, and a test that computes holds one of them for as long as it takes: what awaits in
/// another test may go on a minute later. Tests with this trait run on threads that nobody else uses.
struct OwnThreads: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
            try await withTaskExecutorPreference(OwnThreadsExecutor.shared) { try await function() }
        } else {
            try await function()
        }
    }
}

extension Trait where Self == OwnThreads {
    static var onOwnThreads: Self { OwnThreads() }
}

/// Unchecked, because the jobs are touched under their lock.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
private final class OwnThreadsExecutor: TaskExecutor, @unchecked Sendable {
    static let shared = OwnThreadsExecutor(threads: 4)

    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []

    private init(threads: Int) {
        for _ in 0..<threads { Thread { self.runJobs() }.start() }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        condition.withLock { jobs.append(job) }
        condition.signal()
    }

    private func runJobs() {
        while true { nextJob().runSynchronously(on: asUnownedTaskExecutor()) }
    }

    private func nextJob() -> UnownedJob {
        condition.withLock {
            while jobs.isEmpty { condition.wait() }
            return jobs.removeFirst()
        }
    }
}
#endif
