extension FetchPredicate: CustomStringConvertible {
    /// The conditions, much as they are written in Swift, without their values.
    ///
    /// ```swift
    /// print(User.predicate { $0.score > 10 && !$0.name.hasPrefix("Ma") })
    /// // score > ? && !name.hasPrefix(?)
    /// ```
    public var description: String { description(showingValues: false) }

    /// The conditions, much as they are written in Swift.
    ///
    /// ```swift
    /// User.predicate { $0.score > 10 }.description(showingValues: true)      // score > 10.0
    /// ```
    ///
    /// - Parameter showingValues: Whether the values that are compared with are shown, rather than `?`. They may be nothing
    ///   for a log.
    public func description(showingValues: Bool) -> String {
        TreeDescription(showsValues: showingValues).text(of: tree)
    }
}
