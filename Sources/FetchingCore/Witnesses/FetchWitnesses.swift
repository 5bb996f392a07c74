/// Models that show how a predicate behaves: for each of its conditions one that just passes, and one that just fails.
///
/// ```swift
/// let witnesses = try User.witnesses(for: User.predicate { $0.score > 10 && $0.isAdmin })
/// print(witnesses.description(showingValues: true))
/// // score > 10.0: passes where score is 10.000000000000002, isAdmin is true; fails where score is 10.0, isAdmin is true
/// // isAdmin: passes where score is 10.000000000000002, isAdmin is true; fails where score is 10.000000000000002, isAdmin is false
/// ```
///
/// It prints no values unless asked: neither those that are compared with nor those of the models.
public struct FetchWitnesses<Model: RowDecodable> {
    /// The conditions on which the predicate turns, in the order in which they were written.
    public let conditions: [Condition]

    /// The proofs about the predicate and its parts.
    public let findings: [Finding]

    /// All witnesses, each once: those of the conditions, and those that differ from them in one value.
    public let all: [FetchWitness<Model>]

    /// A condition, and the models at its edge.
    public struct Condition {
        let label: VerdictLabel

        /// A model that passes by the condition: would the condition turn out otherwise, the predicate would fail. Nil where none was found.
        public let passing: FetchWitness<Model>?

        /// A model that fails by the condition: would the condition turn out otherwise, the predicate would hold. Nil where none was found.
        public let failing: FetchWitness<Model>?
    }

    /// Something that was proved of a part of the predicate.
    public struct Finding: Sendable {
        /// The kinds of proofs.
        public enum Kind: Sendable, Hashable, CaseIterable {
            /// It holds for no model.
            case neverHolds
            /// It holds for every model.
            case alwaysHolds
            /// The other conditions decide without it.
            case makesNoDifference
        }

        /// The kind of proof.
        public let kind: Kind

        let label: VerdictLabel
    }
}

extension FetchWitnesses.Condition {
    /// The condition, much as it is written in Swift, without its values.
    public var condition: String { label.text(showsValues: false, nil) }
}

extension FetchWitnesses.Finding {
    /// The condition, much as it is written in Swift, without its values.
    public var condition: String { label.text(showsValues: false, nil) }
}

extension FetchWitnesses: CustomStringConvertible, CustomReflectable {
    /// The findings and the conditions in lines, without any values.
    public var description: String { description(showingValues: false) }

    /// Nothing: `dump` shows the description, and no values.
    public var customMirror: Mirror { Mirror(self, children: []) }

    /// The findings and the conditions, each in a line of its own.
    ///
    /// ```swift
    /// print(try User.witnesses(for: User.predicate { $0.age > 10 && $0.age < 5 }))
    /// // age > ? && age < ? never holds
    /// ```
    ///
    /// - Parameters:
    ///   - showingValues: Whether values are shown: those that are compared with, and those of the models.
    ///   - words: The words, in English unless given, with the titles of members.
    public func description(showingValues: Bool = false, words: VerdictWords = VerdictWords()) -> String {
        let found = findings.map { finding in
            words.filled(
                words.text(of: finding.kind),
                ["condition": finding.label.text(showsValues: showingValues, words.titles)]
            )
        }
        return (found + conditions.map { line(of: $0, showingValues, words) }).joined(separator: "\n")
    }

    private func line(of condition: Condition, _ showsValues: Bool, _ words: VerdictWords) -> String {
        let text =
            switch (condition.passing, condition.failing) {
            case (nil, nil): words.noWitness
            case (_?, nil): showsValues ? words.passingWitness : words.onlyPassing
            case (nil, _?): showsValues ? words.failingWitness : words.onlyFailing
            case (_?, _?): showsValues ? words.bothWitnesses : words.bothFound
            }
        return words.filled(
            text,
            [
                "condition": condition.label.text(showsValues: showsValues, words.titles),
                "passing": condition.passing?.text(words) ?? "", "failing": condition.failing?.text(words) ?? "",
            ])
    }
}

extension VerdictWords {
    fileprivate func text<Model>(of kind: FetchWitnesses<Model>.Finding.Kind) -> String {
        switch kind {
        case .neverHolds: neverHolds
        case .alwaysHolds: alwaysHolds
        case .makesNoDifference: isRedundant
        }
    }
}

extension FetchWitnesses.Finding {
    /// The part as a predicate; nil for a condition in a closure.
    package var part: FetchPredicate<Model>? { label.closures.isEmpty ? FetchPredicate(label.tree) : nil }
}
