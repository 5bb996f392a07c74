import Testing

/// Waits until a condition holds. The test fails where it never does.
@MainActor func eventually(
    _ location: SourceLocation = #_sourceLocation, _ condition: @MainActor () throws -> Bool
) async throws {
    let deadline = ContinuousClock.now.advanced(by: .seconds(60))
    var attempts = 0
    while try !condition() {
        attempts += 1
        // Where other tests hold all threads, minutes pass between two attempts.
        guard attempts < 1000 || .now < deadline else { throw ConditionNeverTrue(location: location) }
        try await Task.sleep(for: .milliseconds(1))
    }
}

struct ConditionNeverTrue: Error {
    let location: SourceLocation
}

/// Runs a body beside a task, which is cancelled and waited for at the end.
@MainActor func running<Value>(
    _ work: @escaping @MainActor () async -> Void, _ body: @MainActor () async throws -> Value
) async throws -> Value {
    let task = Task { await work() }
    do {
        let value = try await body()
        task.cancel()
        await task.value
        return value
    } catch {
        task.cancel()
        throw error
    }
}
