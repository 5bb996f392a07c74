import Fetching

extension RandomField {
    /// `==`, `!=`, `isIn` and `isNotIn` with values.
    var equality: ConditionMaker {
        { generator in
            if generator.isOne(in: 3) { return membership(&generator) }
            guard let (base, value) = drawOptional(&generator) else { return .leaf(.always) }
            return generator.isOne(in: 2)
                ? leaf("== \(literal(base))", operand == value) { isSame(self.value($0), base) }
                : leaf("!= \(literal(base))", operand != value) { !isSame(self.value($0), base) }
        }
    }

    private func membership(_ generator: inout SplitMix64) -> RandomCondition {
        let drawn = generator.list(upTo: 4) { drawOptional(&$0) }.compactMap { $0 }
        let (bases, values) = (drawn.map(\.base), drawn.map(\.value))
        let text = "[\(bases.map(literal).joined(separator: ", "))]"
        return generator.isOne(in: 2)
            ? leaf("isIn \(text)", operand.isIn(values)) { sample in
                bases.contains { isSame(value(sample), $0) }
            }
            : leaf("isNotIn \(text)", operand.isNotIn(values)) { sample in
                !bases.contains { isSame(value(sample), $0) }
            }
    }

    /// `==` and `!=` with another field.
    func equality<Other: FetchableOperand>(with other: RandomField<Other>) -> ConditionMaker
    where Other.Model == Sample, Other.Value.Base == Operand.Value.Base {
        { generator in
            generator.isOne(in: 2)
                ? leaf("== \(other.name)", operand == other.operand) { isSame(value($0), other.value($0)) }
                : leaf("!= \(other.name)", operand != other.operand) { !isSame(value($0), other.value($0)) }
        }
    }

    func literal(_ value: Base?) -> String {
        guard let value else { return "nil" }
        return (value as? String)?.debugDescription ?? "\(value)"
    }
}

extension RandomCondition.Leaf {
    static let always = RandomCondition.Leaf(text: "true", predicate: .all([]), holds: { _ in true })
}
