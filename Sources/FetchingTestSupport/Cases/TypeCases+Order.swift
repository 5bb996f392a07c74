import Fetching

extension TypeCases where Base: Comparable {
    init(_ type: String, _ values: [Base]) {
        self.init(type, values, isEqual: { $0 == $1 }, precedes: { $0 < $1 })
    }

    /// All cases, with those of types that have an order.
    ///
    /// - Parameter mayReject: Whether an engine may say that it cannot order the type.
    func orderedCases(mayReject: Bool = false) -> [ConformanceCase] {
        cases + comparisons(mayReject) + optionalComparisons(mayReject) + memberComparisons(mayReject)
    }

    private func precedes(_ a: Base?, _ b: Base) -> Bool { a.map { precedes($0, b) } ?? false }

    private func follows(_ a: Base?, _ b: Base) -> Bool { a.map { precedes(b, $0) } ?? false }

    private func comparisons(_ mayReject: Bool) -> [ConformanceCase] {
        let rows = Holder.rows(of: values)
        return [
            sweep(
                "<", over: rows, values: values, mayReject: mayReject, holds: { precedes($0.value, $1) },
                predicate: { $0.value < $1 }),
            sweep(
                "<=", over: rows, values: values, mayReject: mayReject, holds: { !precedes($1, $0.value) },
                predicate: { $0.value <= $1 }),
            sweep(
                ">", over: rows, values: values, mayReject: mayReject, holds: { precedes($1, $0.value) },
                predicate: { $0.value > $1 }),
            sweep(
                ">=", over: rows, values: values, mayReject: mayReject, holds: { !precedes($0.value, $1) },
                predicate: { $0.value >= $1 }),
            sweep(
                "isIn(a...a)", over: rows, values: values, mayReject: mayReject, holds: { isEqual($0.value, $1) },
                predicate: { $0.value.isIn($1...$1) }),
            sweep(
                "isIn(..<a)", over: rows, values: values, mayReject: mayReject, holds: { precedes($0.value, $1) },
                predicate: { $0.value.isIn(..<$1) }),
        ]
    }

    private func optionalComparisons(_ mayReject: Bool) -> [ConformanceCase] {
        let rows = Holder.rows(of: optionals)
        return values.enumerated().flatMap { index, bound -> [ConformanceCase] in
            let name = "\(type)? at value \(index)"
            let below = rows.filter { precedes($0.value, bound) }.map(\.id)
            let above = rows.filter { follows($0.value, bound) }.map(\.id)
            return [
                ConformanceCase("\(name) <", in: rows, keys: below, mayReject: mayReject) { $0.value < bound },
                ConformanceCase("\(name) not >", in: rows, keys: except(above), mayReject: mayReject) {
                    !($0.value > bound)
                },
                ConformanceCase("\(name) isNotIn(a...)", in: rows, keys: withNil(below), mayReject: mayReject) {
                    $0.value.isNotIn(bound...)
                },
            ]
        }
    }

    private func except(_ keys: [Int]) -> [Int] { (1...optionals.count).filter { !keys.contains($0) } }

    private func withNil(_ keys: [Int]) -> [Int] { keys + [optionals.count] }

    private func memberComparisons(_ mayReject: Bool) -> [ConformanceCase] {
        let less: @Sendable (Base?, Base?) -> Bool = { a, b in
            guard let a, let b else { return false }
            return precedes(a, b)
        }
        let notMore: @Sendable (Base?, Base?) -> Bool = { a, b in
            guard let a, let b else { return false }
            return !precedes(b, a)
        }
        return [
            pairs(
                "< member", of: values, mayReject: mayReject, holds: { precedes($0, $1) },
                predicate: { $0.value < $0.other }),
            pairs(
                ">= member", of: values, mayReject: mayReject, holds: { !precedes($0, $1) },
                predicate: { $0.value >= $0.other }),
            pairs("? < member", of: optionals, mayReject: mayReject, holds: less, predicate: { $0.value < $0.other }),
            pairs(
                "? <= member", of: optionals, mayReject: mayReject, holds: notMore, predicate: { $0.value <= $0.other }),
            pairs(
                "? not < member", of: optionals, mayReject: mayReject, holds: { !less($0, $1) },
                predicate: { !($0.value < $0.other) }),
            pairs(
                "? > member", of: optionals, mayReject: mayReject, holds: { less($1, $0) },
                predicate: { $0.value > $0.other }),
        ]
    }
}
