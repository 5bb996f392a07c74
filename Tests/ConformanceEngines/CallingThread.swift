import Foundation

/// An executor of what is asynchronous, but never waits: a test that is not asynchronous runs it to its end.
///
/// The threads that tasks share can't be waited for, since the tests themselves run on them.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
private final class CallingThreadExecutor: TaskExecutor, @unchecked Sendable {
    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        condition.withLock { jobs.append(job) }
        condition.signal()
    }

    func runJobs(until isDone: () -> Bool) {
        while !isDone() { nextJob().runSynchronously(on: asUnownedTaskExecutor()) }
    }

    private func nextJob() -> UnownedJob {
        condition.withLock {
            while jobs.isEmpty { condition.wait() }
            return jobs.removeFirst()
        }
    }
}

enum CallingThread {
    private struct NeedsTaskExecutors: Error {}

    /// Unchecked, because all that touches it runs on one thread.
    private final class Answer<Value>: @unchecked Sendable {
        let body: () async throws -> Value
        var result: Result<Value, any Error>?

        init(_ body: @escaping () async throws -> Value) { self.body = body }

        func find() async {
            do {
                result = .success(try await body())
            } catch {
                result = .failure(error)
            }
        }
    }

    static func run<Value>(_ body: @escaping () async throws -> Value) throws -> Value {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) else { throw NeedsTaskExecutors() }
        let answer = Answer(body)
        let executor = CallingThreadExecutor()
        Task(executorPreference: executor) { await answer.find() }
        executor.runJobs { answer.result != nil }
        guard let result = answer.result else { throw NeedsTaskExecutors() }
        return try result.get()
    }
}
