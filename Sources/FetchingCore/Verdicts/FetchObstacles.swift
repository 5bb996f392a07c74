/// How many models each condition of a request excludes, alone and together with the others.
///
/// ```swift
/// let obstacles = try Track.request().all().where { $0.price < 20 && $0.isLive }.obstacles().fetch(in: db)
/// print(obstacles)
/// // 0 of 50 match
/// // Without 'price < ?' there are 14: it excludes 36, 14 of them alone
/// // Without 'isLive' there are 11: it excludes 39, 11 of them alone
/// ```
public struct FetchObstacles<Model: Fetchable>: Sendable {
    /// The number of models without any of the conditions.
    public let total: Int

    /// The number of models that meet all of the conditions.
    public let matches: Int

    /// The conditions, in the order in which they were written.
    public let conditions: [Condition]

    /// One of the conditions that are joined by "and".
    public struct Condition: Sendable {
        /// The condition itself.
        public let predicate: FetchPredicate<Model>

        /// The number of models that it excludes, whatever the others do.
        public let excluded: Int

        /// The number of models that it excludes and no other condition does.
        public let excludedAlone: Int

        /// The number of models that there would be without it.
        public let without: Int
    }
}

extension FetchObstacles {
    /// The condition without which there are the most models, nil if none excludes a model alone.
    ///
    /// ```swift
    /// if let greatest = obstacles.greatest { print("Without '\(greatest.predicate)' there are \(greatest.without)") }
    /// ```
    ///
    /// The first of several that are equal.
    public var greatest: Condition? {
        var greatest: Condition?
        for condition in conditions where condition.excludedAlone > greatest?.excludedAlone ?? 0 {
            greatest = condition
        }
        return greatest
    }

    /// The obstacles in lines: the number of models, and a line for each condition that excludes one.
    ///
    /// ```swift
    /// obstacles.description(showingValues: true)
    /// // 0 of 50 match
    /// // Without 'price < 20.0' there are 14: it excludes 36, 14 of them alone
    /// ```
    ///
    /// - Parameters:
    ///   - showingValues: Whether the values that are compared with are shown. They may be nothing for a log.
    ///   - words: The words, in English unless given, with the titles of members.
    public func description(showingValues: Bool = false, words: VerdictWords = VerdictWords()) -> String {
        let first = words.filled(words.matches, ["count": "\(matches)", "total": "\(total)"])
        let writer = TreeDescription(showsValues: showingValues, within: [], titles: words.titles)
        let others = conditions.filter { $0.excluded > 0 }.map { condition in
            words.filled(
                words.obstacle,
                [
                    "condition": writer.text(of: condition.predicate.tree), "without": "\(condition.without)",
                    "excluded": "\(condition.excluded)", "alone": "\(condition.excludedAlone)",
                ])
        }
        return ([first] + others).joined(separator: "\n")
    }
}

extension FetchObstacles: CustomStringConvertible {
    /// The obstacles in lines, without the values that are compared with.
    public var description: String { description(showingValues: false) }
}
