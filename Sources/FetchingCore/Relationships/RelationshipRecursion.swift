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
        if let depth, depth < 1 {
            return FetchError(
                .invalidLimit, reason: "a depth of \(depth) leads nowhere", cure: "Use a depth of at least 1",
                operation: "recursively")
        }
        return nil
    }
}
