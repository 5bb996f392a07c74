import Fetching

/// The cases that every type of value has to pass, with values of which each meets each.
struct TypeCases<Base: FetchableValue & Equatable>: Sendable where Base.Base == Base {
    let type: String
    let values: [Base]
    let isEqual: @Sendable (Base, Base) -> Bool
    let precedes: @Sendable (Base, Base) -> Bool

    /// - Parameters:
    ///   - isEqual: What `==` means, independently of every engine.
    ///   - precedes: What the order is, independently of every engine.
    init(
        _ type: String, _ values: [Base], isEqual: @escaping @Sendable (Base, Base) -> Bool = { $0 == $1 },
        precedes: @escaping @Sendable (Base, Base) -> Bool
    ) {
        self.type = type
        self.values = values
        self.isEqual = isEqual
        self.precedes = precedes
    }

    var optionals: [Base?] { values + [nil] }

    func isEqual(_ a: Base?, _ b: Base?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return isEqual(a, b)
    }

    /// Equality, lists, reading back and sorting: what all types have.
    var cases: [ConformanceCase] { readingBack + equality + optionalEquality + sorting }

    private var readingBack: [ConformanceCase] {
        [
            ConformanceCase("\(type) is read back", in: Holder.rows(of: values)) {
                [
                    ConformanceCheck(
                        label: "all", request: Holder<Base>.request().all(),
                        expectation: .keys(Array(1...values.count)),
                        isSame: { isEqual($0.value, values[$0.id - 1]) && isEqual($0.other, values[$0.id - 1]) })
                ]
            },
            ConformanceCase("\(type)? is read back", in: Holder.rows(of: optionals)) {
                [
                    ConformanceCheck(
                        label: "all", request: Holder<Base?>.request().all(),
                        expectation: .keys(Array(1...optionals.count)),
                        isSame: { isEqual($0.value, optionals[$0.id - 1]) })
                ]
            },
        ]
    }

    private var sorting: [ConformanceCase] {
        let rows = Holder.rows(of: optionals)
        return [true, false].map { ascending in
            ConformanceCase("\(type)? sorted, \(ascending ? "ascending" : "descending")", in: rows) {
                let sorted = rows.sorted { a, b in
                    let (first, second) = ascending ? (a.value, b.value) : (b.value, a.value)
                    if isEqual(first, second) { return a.id < b.id }
                    guard let first, let second else { return first == nil }
                    return precedes(first, second)
                }
                let term: SortTerm<Holder<Base?>> = ascending ? .ascending(\.value) : .descending(\.value)
                return [
                    ConformanceCheck(
                        label: "all", request: Holder<Base?>.request().all().sorted(by: term, .ascending(\.id)),
                        expectation: .keys(sorted.map(\.id)), mayReject: true)
                ]
            }
        }
    }
}

extension TypeCases {
    /// A check for each value, on rows with each pair of values.
    func sweep<Value>(
        _ name: String, over rows: [Holder<Value>], values: [Value], mayReject: Bool = false,
        holds: @escaping @Sendable (Holder<Value>, Value) -> Bool,
        predicate: @escaping @Sendable (Holder<Value>.FetchableMembers, Value) -> FetchPredicate<Holder<Value>>
    ) -> ConformanceCase {
        ConformanceCase("\(type) \(name)", in: rows) {
            values.map { value in
                ConformanceCheck(
                    label: "\(name) \(value)", request: Holder<Value>.request().all().where { predicate($0, value) },
                    expectation: .keys(rows.filter { holds($0, value) }.map(\.id)), mayReject: mayReject)
            }
        }
    }

    /// One check, on rows with each pair of values.
    func pairs<Value>(
        _ name: String, of values: [Value], mayReject: Bool = false,
        holds: @escaping @Sendable (Value, Value) -> Bool,
        predicate: @escaping @Sendable (Holder<Value>.FetchableMembers) -> FetchPredicate<Holder<Value>>
    ) -> ConformanceCase {
        let rows = Holder.pairs(of: values)
        return ConformanceCase(
            "\(type) \(name)", in: rows, keys: rows.filter { holds($0.value, $0.other) }.map(\.id),
            mayReject: mayReject, where: predicate)
    }

    private var equality: [ConformanceCase] {
        let rows = Holder.rows(of: values)
        return [
            sweep("==", over: rows, values: values, holds: { isEqual($0.value, $1) }, predicate: { $0.value == $1 }),
            sweep("!=", over: rows, values: values, holds: { !isEqual($0.value, $1) }, predicate: { $0.value != $1 }),
            sweep(
                "isIn", over: rows, values: values, holds: { isEqual($0.value, $1) },
                predicate: { $0.value.isIn([$1, $1]) }),
            sweep(
                "isNotIn", over: rows, values: values, holds: { !isEqual($0.value, $1) },
                predicate: { $0.value.isNotIn([$1]) }),
            pairs("== member", of: values, holds: { isEqual($0, $1) }, predicate: { $0.value == $0.other }),
            pairs("!= member", of: values, holds: { !isEqual($0, $1) }, predicate: { $0.value != $0.other }),
            ConformanceCase("\(type) isIn all", in: rows, keys: rows.map(\.id)) { $0.value.isIn(values) },
        ]
    }

    private var optionalEquality: [ConformanceCase] {
        let rows = Holder.rows(of: optionals)
        return [
            sweep(
                "? ==", over: rows, values: optionals, holds: { isEqual($0.value, $1) }, predicate: { $0.value == $1 }),
            sweep(
                "? !=", over: rows, values: optionals, holds: { !isEqual($0.value, $1) }, predicate: { $0.value != $1 }),
            sweep(
                "? not ==", over: rows, values: optionals, holds: { !isEqual($0.value, $1) },
                predicate: { !($0.value == $1) }),
            sweep(
                "? isIn", over: rows, values: optionals, holds: { isEqual($0.value, $1) },
                predicate: { $0.value.isIn([$1]) }),
            sweep(
                "? isNotIn", over: rows, values: optionals, holds: { !isEqual($0.value, $1) },
                predicate: { $0.value.isNotIn([$1]) }),
            pairs("? == member", of: optionals, holds: { isEqual($0, $1) }, predicate: { $0.value == $0.other }),
            pairs("? != member", of: optionals, holds: { !isEqual($0, $1) }, predicate: { $0.value != $0.other }),
            ConformanceCase("\(type)? isIn all", in: rows, keys: rows.map(\.id)) { $0.value.isIn(optionals) },
        ]
    }
}
