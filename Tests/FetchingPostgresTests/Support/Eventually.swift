import Testing

/// Waits until a condition holds. Two minutes are not waited for: the test fails where it never does.
func eventually(
    _ location: SourceLocation = #_sourceLocation, _ condition: () async throws -> Bool
) async throws {
    let deadline = ContinuousClock.now.advanced(by: .seconds(120))
    while try await !condition() {
        guard .now < deadline else {
            Issue.record("The condition did not come true in two minutes", sourceLocation: location)
            return
        }
        try await Task.sleep(for: .milliseconds(10))
    }
}
