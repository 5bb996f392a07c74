import Foundation

/// The further tries of a transaction that others were in the way of.
package struct TransactionRetries {
    private var left: Int
    private var tries = 0
    private let isWorthwhile: (any Error) -> Bool

    /// - Parameters:
    ///   - retries: The greatest number of further tries.
    ///   - isWorthwhile: Whether another try may succeed after an error.
    package init(_ retries: Int, after isWorthwhile: @escaping (any Error) -> Bool) {
        left = retries
        self.isWorthwhile = isWorthwhile
    }

    /// The time to wait before the next try.
    ///
    /// It is chosen at random below a limit that doubles with each try, so that transactions which met each other do not meet
    /// again: "full jitter", as Amazon's article "Exponential Backoff And Jitter" (2015) calls it.
    ///
    /// - Throws: The error, if there is no further try.
    private mutating func delay(after error: any Error) throws -> Duration {
        guard left > 0, isWorthwhile(error) else { throw error }
        left -= 1
        tries += 1
        let limit = min(10 << min(tries, 7), 1000)
        return .microseconds(Int.random(in: 0...limit * 1000))
    }

    /// Runs a transaction until it succeeds, or there is no further try. The thread waits in between.
    package mutating func runBlocking<Value>(_ transaction: () throws -> Value) throws -> Value {
        while true {
            do {
                return try transaction()
            } catch {
                Thread.sleep(forTimeInterval: try delay(after: error) / .seconds(1))
            }
        }
    }

    /// Runs a transaction until it succeeds, or there is no further try.
    ///
    /// - Throws: `CancellationError` if the task is cancelled meanwhile.
    package mutating func run<Value: Sendable>(_ transaction: () async throws -> Value) async throws -> Value {
        while true {
            do { return try await transaction() } catch { try await Task.sleep(for: delay(after: error)) }
        }
    }
}
