public import FetchingCore

extension FetchPredicate {
    /// The predicate in the language of `NSPredicate`.
    ///
    /// ```swift
    /// try User.predicate { $0.nickname != "Joe" }.predicateFormat()
    /// // (%K != %@ OR %K == nil) with "nickname", "Joe", "nickname"
    /// ```
    ///
    /// - Throws: ``FetchError`` with the code `unsupported` if Core Data's predicates, or those of its SQLite store, cannot
    ///   say it.
    public func predicateFormat() throws -> PredicateFormat {
        do {
            try tree.requireUnscopedRows()
        } catch let error as FetchError {
            throw error.on(Model.self, engine: FormatRenderer.engine)
        }
        return try FormatRenderer.predicate(tree, of: Model.self)
    }
}
