/// A wrong answer of an engine.
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

    /// The answer that the request must give.
    public let expected: String

    /// The answer of the engine.
    public let got: String

    public var description: String { "\(engine): \(caseName): \(request): expected \(expected), got \(got)" }
}
