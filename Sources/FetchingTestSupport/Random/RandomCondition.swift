import Fetching

/// A condition on samples, and what it means in plain Swift.
indirect enum RandomCondition: Sendable {
    case leaf(Leaf)
    case and(RandomCondition, RandomCondition)
    case or(RandomCondition, RandomCondition)
    case not(RandomCondition)

    struct Leaf: Sendable {
        let text: String
        let predicate: FetchPredicate<Sample>
        let holds: @Sendable (Sample) -> Bool
    }
}

extension RandomCondition {
    var predicate: FetchPredicate<Sample> {
        switch self {
        case .leaf(let leaf): leaf.predicate
        case .and(let a, let b): a.predicate && b.predicate
        case .or(let a, let b): a.predicate || b.predicate
        case .not(let inner): !inner.predicate
        }
    }

    func holds(for sample: Sample) -> Bool {
        switch self {
        case .leaf(let leaf): leaf.holds(sample)
        case .and(let a, let b): a.holds(for: sample) && b.holds(for: sample)
        case .or(let a, let b): a.holds(for: sample) || b.holds(for: sample)
        case .not(let inner): !inner.holds(for: sample)
        }
    }

    /// Conditions that are a little smaller than this one.
    var smaller: [RandomCondition] {
        switch self {
        case .leaf: []
        case .and(let a, let b):
            [a, b] + a.smaller.map { .and($0, b) } + b.smaller.map { .and(a, $0) }
        case .or(let a, let b):
            [a, b] + a.smaller.map { .or($0, b) } + b.smaller.map { .or(a, $0) }
        case .not(let inner): [inner] + inner.smaller.map { .not($0) }
        }
    }
}

extension RandomCondition: CustomStringConvertible {
    var description: String {
        switch self {
        case .leaf(let leaf): leaf.text
        case .and(let a, let b): "(\(a) && \(b))"
        case .or(let a, let b): "(\(a) || \(b))"
        case .not(let inner): "!(\(inner))"
        }
    }
}
