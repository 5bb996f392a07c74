extension RegularExpression {
    /// How many scalars and sets the expression has where its counts are written out, or more than the limit. What PostgreSQL
    /// has more work with counts for more.
    func weight(limit: Int) -> Int {
        switch self {
        case .scalar, .set, .anchor: return 1
        case .sequence(let parts), .choice(let parts):
            var sum = 1
            for part in parts where sum <= limit { sum += part.weight(limit: limit) }
            return sum
        case .look(let content, _, _): return 1 + content.weight(limit: limit)
        case .repeated(let element, let atLeast, let atMost):
            let weight = element.weight(limit: limit)
            guard weight <= limit else { return weight }
            let count = max(1, atMost ?? atLeast + 1)
            return weight * count * (count > 1 && element.matchesNothing ? 10 : 1)
        }
    }

    /// Whether the empty text matches, which makes it hard to repeat.
    private var matchesNothing: Bool {
        switch self {
        case .scalar, .set: false
        case .look, .anchor: true
        case .sequence(let parts): parts.allSatisfy(\.matchesNothing)
        case .choice(let parts): parts.contains(where: \.matchesNothing)
        case .repeated(let element, let atLeast, _): atLeast == 0 || element.matchesNothing
        }
    }
}
