/// The repetition of a step from the rows that it leads to, until no new row is found.
package struct RelationshipRecursion: Sendable, Equatable {
    /// The number of steps after which it ends; nil where it ends with the rows.
    package let depth: Int?
}

extension Relationship {
    /// The rows that are reached by one step or by several, each once, whatever circles they form.
    ///
    /// - Parameter depth: The largest number of steps, nil for any number.
    func recursive(depth: Int?) -> Relationship {
        guard let hop = hops.first else { return self }
        var step = hop
        step.recursion = RelationshipRecursion(depth: depth)
        return Relationship([step], failure: failure ?? mistakeOfRecursion(depth: depth))
    }

    private static let greatestDepth = 1000

    private func mistakeOfRecursion(depth: Int?) -> FetchError? {
        let (model, target) = (hops[0].model, self.target)
        if leadsToAll {
            return FetchError(
                .unsupported, reason: "all models of a type are reached without further steps",
                cure: "Leave out 'recursively'", operation: "recursively")
        }
        if hops.count > 1 {
            return FetchError(
                .unsupported, reason: "a relationship through another model is not followed recursively",
                cure: "Give the model a key of its own type, or declare the relationship on the joining model",
                operation: "recursively")
        }
        if model != target {
            return FetchError(
                .unsupported, reason: "the relationship leads from '\(model)' to '\(target)', and ends there",
                cure: "Follow a relationship recursively that leads from '\(target)' to '\(target)'",
                operation: "recursively")
        }
        if hops[0].recursion != nil {
            return FetchError(
                .unsupported, reason: "a relationship that is followed recursively is followed so again",
                cure: "Give the first 'recursively' the depth", operation: "recursively")
        }
        // A database counts the steps, and goes around a circle until there are as many.
        if let depth, !(1...Self.greatestDepth).contains(depth) {
            return FetchError(
                .invalidLimit, reason: "a depth of \(depth) is not within 1 and \(Self.greatestDepth)",
                cure: "Use another depth, or none for any number of steps", operation: "recursively")
        }
        return nil
    }
}
