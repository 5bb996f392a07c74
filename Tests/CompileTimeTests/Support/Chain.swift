/// Conditions that `&&` and `||` join.
struct Chain {
    struct Part {
        let source: String
        let conditions: Int
        let scopes: Int
    }

    private(set) var source = ""

    /// How many conditions it is made of.
    private(set) var conditions = 0

    /// The scopes that it may cost.
    private(set) var scopes = 0

    mutating func add(_ part: Part, joint: String) {
        source += source.isEmpty ? part.source : "\n    \(joint) \(part.source)"
        conditions += part.conditions
        scopes += part.scopes
    }

    var request: String { "User.request().all().where {\n    \(source)\n}" }
}

extension Chain {
    /// Conditions that `||` and `&&` join in a fixed order.
    init(_ parts: [Part]) {
        for (index, part) in parts.enumerated() { add(part, joint: index.isMultiple(of: 3) ? "||" : "&&") }
    }
}

extension Chain.Part {
    init(_ kind: ConditionKind, number: Int) {
        self.init(source: kind.condition(number), conditions: kind.conditions, scopes: kind.scopes)
    }

    /// A condition of ``Conditions``.
    init(_ condition: String) {
        self.init(source: condition, conditions: 1, scopes: 20)
    }
}
