/// A static property of a model that holds a scope.
struct ScopeProperty {
    /// The name as Swift code, in backticks if it has some.
    let identifier: String

    /// The name without backticks.
    let name: String
}
