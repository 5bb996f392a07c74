import Fetching

/// A sort term on samples, and the order it means in plain Swift.
struct RandomSort: Sendable {
    enum Order {
        case ascending, same, descending
    }

    let text: String
    let term: SortTerm<Sample>
    let order: @Sendable (Sample, Sample) -> Order

    /// Up to two terms, and the key, so that no two samples are equal.
    static func terms(_ generator: inout SplitMix64) -> [RandomSort] {
        generator.list(upTo: 2) { makers.pick(&$0)(&$0) } + [byKey]
    }

    private static let byKey = RandomSort(text: "id", term: .ascending(\.id)) { a, b in
        a.id < b.id ? .ascending : a.id == b.id ? .same : .descending
    }

    private typealias Maker = @Sendable (inout SplitMix64) -> RandomSort

    private static let makers = Pool<Maker>(
        { text(RandomFields.text, &$0) },
        [
            { text(RandomFields.maybeText, &$0) },
            { values(RandomFields.integer, &$0) { $0 < $1 } }, { values(RandomFields.maybeInteger, &$0) { $0 < $1 } },
            { values(RandomFields.number, &$0) { $0 < $1 } }, { values(RandomFields.maybeNumber, &$0) { $0 < $1 } },
            { values(RandomFields.maybeUnsigned, &$0) { $0 < $1 } }, { values(RandomFields.flag, &$0) { !$0 && $1 } },
            { values(RandomFields.maybeFlag, &$0) { !$0 && $1 } },
            { values(RandomFields.maybeDate, &$0, RandomFields.isEarlier) },
            { values(RandomFields.maybeStamp, &$0, RandomFields.isEarlier) },
            { values(RandomFields.maybeData, &$0) { $0.lexicographicallyPrecedes($1) } },
            { values(RandomFields.maybeUUID, &$0) { $0.uuidString < $1.uuidString } },
            { values(RandomFields.plan, &$0) { $0 < $1 } }, { values(RandomFields.maybeLevel, &$0) { $0 < $1 } },
            { values(RandomArithmetic.integer(&$0), &$0) { $0 < $1 } },
            { values(RandomFields.maybeText.length, &$0) { $0 < $1 } },
        ])
}

extension RandomSort {
    private static func values<Operand: FetchableOperand>(
        _ field: RandomField<Operand>, _ generator: inout SplitMix64,
        _ precedes: @escaping @Sendable (Operand.Value.Base, Operand.Value.Base) -> Bool
    ) -> RandomSort {
        let isAscending = generator.isOne(in: 2)
        let term: SortTerm<Sample> =
            isAscending ? .ascending { _ in field.operand } : .descending { _ in field.operand }
        return made(field.name, term, isAscending, &generator, value: field.value, precedes: precedes)
    }

    private static func text<Operand: FetchableOperand>(
        _ field: RandomField<Operand>, _ generator: inout SplitMix64
    ) -> RandomSort where Operand.Value.Base == String {
        let isAscending = generator.isOne(in: 2)
        let options = Pool<TextOptions>(
            [], .caseInsensitive, .diacriticInsensitive, .diacriticAndCaseInsensitive, .normalized
        ).pick(&generator)
        let term: SortTerm<Sample> =
            isAscending
            ? .ascending({ _ in field.operand }, options: options)
            : .descending({ _ in field.operand }, options: options)
        return made("\(field.name) with options \(options.rawValue)", term, isAscending, &generator) { sample in
            field.value(sample).map { RandomText.fold($0, options) }
        } precedes: {
            PlainText.precedes($0, $1)
        }
    }

    private static func made<Value>(
        _ name: String, _ term: SortTerm<Sample>, _ isAscending: Bool, _ generator: inout SplitMix64,
        value: @escaping @Sendable (Sample) -> Value?, precedes: @escaping @Sendable (Value, Value) -> Bool
    ) -> RandomSort {
        let nils = Pool(Nils.smallest, .first, .last).pick(&generator)
        let nilIsFirst = nils == .first || nils == .smallest && isAscending
        let text = "\(name) \(isAscending ? "ascending" : "descending"), nil \(nils)"
        return RandomSort(text: text, term: nils.apply(to: term)) { first, second in
            switch (value(first), value(second)) {
            case (nil, nil): return .same
            case (nil, _): return nilIsFirst ? .ascending : .descending
            case (_, nil): return nilIsFirst ? .descending : .ascending
            case (let a?, let b?):
                if precedes(a, b) { return isAscending ? .ascending : .descending }
                if precedes(b, a) { return isAscending ? .descending : .ascending }
                return .same
            }
        }
    }
}

/// Where nil stands.
private enum Nils {
    case smallest, first, last

    func apply(to term: SortTerm<Sample>) -> SortTerm<Sample> {
        switch self {
        case .smallest: term
        case .first: term.nilsFirst
        case .last: term.nilsLast
        }
    }
}
