/// A model that shows how a predicate behaves, with the models that are related to it.
///
/// ```swift
/// let witnesses = try User.witnesses(for: User.predicate { $0.score > 10 })
/// if let witness = witnesses.conditions.first?.passing { print(witness.model.score) }     // 10.000000000000002
/// ```
///
/// It prints no values unless asked.
public struct FetchWitness<Model: RowDecodable> {
    /// The model.
    public let model: Model

    /// The models that are related to it.
    public var related: [any RowDecodable] { insertedBefore + insertedAfter }

    /// The related models to which the model refers, or others do: those first to which these refer.
    package let insertedBefore: [any RowDecodable]

    /// The related models that refer to the model.
    package let insertedAfter: [any RowDecodable]

    /// Whether the predicate holds for the model.
    public let matches: Bool

    /// The model and the related ones, in which the predicate is evaluated.
    public let store: MemoryStore

    /// Whether a reference of a model that is never nil leads to no model: databases with foreign keys reject it.
    package let isDangling: Bool

    /// The condition that it is for; nil for one of a whole predicate.
    let label: VerdictLabel?

    /// The values that the predicate reads of it, and those that were changed for it.
    let values: [WitnessValue]

    /// The rows, to tell witnesses apart.
    let signature: [[ExactValue]]
}

/// A value of a witness, or a number of rows.
struct WitnessValue {
    let path: [String]
    let value: PrimitiveValue

    /// Whether the value is the number of the rows to which the path leads.
    let isCount: Bool
}

extension FetchWitness {
    /// The condition that it is for, much as it is written in Swift; empty for one that shows that a predicate does not imply another.
    package func condition(showingValues: Bool) -> String { label?.text(showsValues: showingValues, nil) ?? "" }
}

extension FetchWitness: CustomStringConvertible, CustomReflectable {
    /// Whether the predicate holds for it, without its values.
    public var description: String { description(showingValues: false) }

    /// Nothing: `dump` shows the description, and no values.
    public var customMirror: Mirror { Mirror(self, children: []) }

    /// The values that the predicate reads.
    ///
    /// ```swift
    /// witness.description(showingValues: true)            // score is 10.000000000000002
    /// ```
    ///
    /// - Parameters:
    ///   - showingValues: Whether the values are shown.
    ///   - words: The words, in English unless given, with the titles of members.
    public func description(showingValues: Bool = false, words: VerdictWords = VerdictWords()) -> String {
        guard showingValues, !values.isEmpty else {
            return matches ? words.witnessPasses : words.witnessFails
        }
        return text(words)
    }

    func text(_ words: VerdictWords) -> String {
        let writer = TreeDescription(showsValues: true)
        let titles = words.titles
        return values.map { value in
            let name = titles.name(of: value.path, in: Model.self)
            return words.filled(
                words.valueIs,
                ["expression": value.isCount ? name + ".count" : name, "value": writer.text(of: value.value)])
        }.joined(separator: words.separator)
    }
}
