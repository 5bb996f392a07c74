extension ExpressionTree: CustomStringConvertible {
    /// The expression, much as it is written in Swift, without its values. Whatever holds an expression, such as a request,
    /// prints it so too.
    ///
    /// ```swift
    /// print(User.predicate { $0.score > 10 }.tree)      // score > ?
    /// ```
    public var description: String { TreeDescription(showsValues: false).text(of: self) }
}

extension ExpressionTree: CustomReflectable {
    /// Nothing: `dump` shows the description, and no values.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
