import Foundation

/// What the expression of a predicate is made of.
struct FoundationTypes {
    /// The names of all types of expressions in it, without what they are generic over.
    private(set) var names: [String] = []

    /// How many expressions stand in each other.
    private(set) var depth = 0

    init(of predicate: Predicate<Volume>) { visit(predicate.expression, depth: 1) }

    /// Those that are none of Foundation's.
    var others: [String] {
        names.filter { name in
            !["Foundation", "FoundationEssentials"].contains { name.hasPrefix("\($0).PredicateExpressions.") }
        }
    }

    private mutating func visit(_ value: Any, depth: Int) {
        if value is any PredicateExpression {
            names.append(String(String(reflecting: Swift.type(of: value)).prefix { $0 != "<" }))
            self.depth = max(self.depth, depth)
        }
        // A value and a key path have parts that are no expressions of this predicate.
        if names.last?.hasSuffix(".Value") == true { return }
        for child in Mirror(reflecting: value).children where !(child.value is AnyKeyPath) {
            visit(child.value, depth: depth + 1)
        }
    }
}
