/// What an engine got wrong.
///
/// ```swift
/// print(failure)
/// // SQLite: Nil: '!=' keeps nil rows: nickname != "x": expected the keys [1, 2], got the keys [1]
/// ```
public struct ConformanceFailure: Sendable, CustomStringConvertible {
    /// The name of the case.
    public let caseName: String

    /// The name of the engine.
    public let engine: String

    /// The request, in words or as code.
    public let request: String

    /// What the request must give.
    public let expected: String

    /// What the engine gave.
    public let got: String

    public var description: String { "\(engine): \(caseName): \(request): expected \(expected), got \(got)" }
}
