import Testing

/// Waits until a condition holds. Two minutes are not waited for: the test fails where it never does. Where other tests hold all
/// threads, minutes pass between two attempts: a thousand are made.
func eventually(
    _ location: SourceLocation = #_sourceLocation, _ condition: () async throws -> Bool
) async throws {
    let deadline = ContinuousClock.now.advanced(by: .seconds(120))
    var attempts = 0
    while try await !condition() {
        attempts += 1
        guard attempts < 1000 || .now < deadline else {
            // What the test would wait for next might never come.
            throw ConditionNeverTrue(location: location)
        }
        try await Task.sleep(for: .milliseconds(10))
    }
}

struct ConditionNeverTrue: Error {
    let location: SourceLocation
}
