/// The error of a condition that means something else on an engine than in memory.
///
/// ```swift
/// print(error)
/// // 'name.hasPrefix(?)' has another meaning on SQLite: a 'User' fails in memory, and passes there
/// ```
public struct DifferentMeaning: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name of the engine.
    public let engine: String

    /// The name of the model.
    public let model: String

    /// The condition that the witness is for, much as it is written in Swift.
    public let condition: String

    /// Whether the model passes in memory, and not on the engine.
    public let passesInMemory: Bool

    /// The values of the model that the conditions read, nil where values are not shown.
    public let values: String?

    init(engine: String, model: String, condition: String, passesInMemory: Bool, values: String?) {
        self.engine = engine
        self.model = model
        self.condition = condition
        self.passesInMemory = passesInMemory
        self.values = values
    }

    public var description: String {
        let outcome = passesInMemory ? "passes in memory, and fails there" : "fails in memory, and passes there"
        return "'\(condition)' has another meaning on \(engine): a '\(model)' \(outcome)"
            + (values.map { " where \($0)" } ?? "")
    }
}

/// The error of a table that rejects every witness.
///
/// ```swift
/// print(error)
/// // SQLite rejects every witness of 'User'. Give one that its table admits, with 'like'. The first error: …
/// ```
public struct RejectedWitnesses: Error, Sendable, CustomStringConvertible {
    /// The name of the engine.
    public let engine: String

    /// The name of the model.
    public let model: String

    /// The first error of the database.
    public let error: any Error

    init(engine: String, model: String, error: any Error) {
        self.engine = engine
        self.model = model
        self.error = error
    }

    public var description: String {
        "\(engine) rejects every witness of '\(model)'. Give one that its table admits, with 'like'. The first error: \(error)"
    }
}
