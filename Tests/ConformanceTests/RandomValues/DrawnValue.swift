import Foundation

@testable import Fetching
@testable import FetchingCore
@testable import FetchingTestSupport

/// A value of a sample or of a group of samples, and what it is in plain Swift.
struct DrawnValue {
    let name: String
    let tree: ExpressionTree
    let selection: FetchSelection<Sample, String>

    /// The value as a text, which is the same for equal values and no others.
    let text: ([Sample]) -> String

    let isNil: ([Sample]) -> Bool
    let precedes: ([Sample], [Sample]) -> Bool
    var isOrdered = true
    let keyed: () -> FetchSelection<Sample, String>

    /// The same as the key of a group.
    var asKey: DrawnValue {
        DrawnValue(
            name: "key \(name)", tree: .groupKey(tree), selection: keyed(), text: text, isNil: isNil,
            precedes: precedes, isOrdered: isOrdered, keyed: keyed)
    }

    static func selection(_ values: [DrawnValue]) -> FetchSelection<Sample, String> {
        guard let first = values.first else { return FetchSelection(columns: []) { _ in "" } }
        return values.dropFirst().reduce(first.selection) { .combining($0, $1.selection) { "\($0);\($1)" } }
    }
}

extension [DrawnValue] {
    var names: String { map(\.name).joined(separator: ", ") }

    func text(of sample: Sample) -> String { text(of: [sample]) }

    func text(of group: [Sample]) -> String { map { $0.text(group) }.joined(separator: ";") }

    func groups(of samples: [Sample]) -> [[Sample]] {
        guard !isEmpty else { return [samples] }
        return [[Sample]](Dictionary(grouping: samples) { text(of: $0) }.values)
    }
}

extension DrawnValue {
    static func row<Operand: FetchableOperand>(
        _ field: RandomField<Operand>, _ precedes: @escaping (Operand.Value.Base, Operand.Value.Base) -> Bool
    ) -> DrawnValue where Operand.Output == Operand.Value {
        let tree = field.operand.tree
        return DrawnValue(
            name: field.name, tree: tree, selection: shown(field.operand),
            text: { PlainValue.text($0.first.flatMap(field.value) as Any) },
            isNil: { $0.first.flatMap(field.value) == nil },
            precedes: { a, b in
                guard let a = a.first.flatMap(field.value), let b = b.first.flatMap(field.value) else { return false }
                return precedes(a, b)
            }, keyed: { shown(FetchExpression<Sample, Operand.Value>(.groupKey(tree))) })
    }

    static func aggregate<Value: FetchableValue, Result>(
        _ name: String, _ expression: FetchExpression<Sample, Value>,
        by precedes: @escaping (Result, Result) -> Bool,
        as text: @escaping @Sendable (Any) -> String = PlainValue.text,
        _ value: @escaping ([Sample]) -> Result?
    ) -> DrawnValue {
        DrawnValue(
            name: name, tree: expression.tree, selection: shown(expression, as: text), text: { text(value($0) as Any) },
            isNil: { value($0) == nil },
            precedes: { a, b in
                guard let a = value(a), let b = value(b) else { return false }
                return precedes(a, b)
            }, keyed: { shown(expression, as: text) })
    }

    private static func shown<Item: FetchableSelection>(
        _ item: Item, as text: @escaping @Sendable (Any) -> String = PlainValue.text
    ) -> FetchSelection<Sample, String> where Item.Model == Sample {
        .combining(FetchSelection<Sample, Item.Output>(item)) { text($0) }
    }
}

/// A value in an order.
struct DrawnOrder {
    let value: DrawnValue
    var isAscending: Bool
    var nils = 0

    init(_ value: DrawnValue, isAscending: Bool) { (self.value, self.isAscending) = (value, isAscending) }

    init(_ value: DrawnValue, _ generator: inout SplitMix64) {
        self.init(value, isAscending: generator.isOne(in: 2))
        nils = Int.random(in: 0..<3, using: &generator)
    }

    var ascending: DrawnOrder { DrawnOrder(value, isAscending: true) }

    var rowTerm: SortTerm<Sample> {
        let term = SortTerm<Sample>(value.tree, isAscending: isAscending)
        return nils == 1 ? term.nilsFirst : nils == 2 ? term.nilsLast : term
    }

    var groupTerm: GroupSortTerm<Sample, Void> {
        let operand = FetchExpression<Sample, Int?>(value.tree)
        let term: GroupSortTerm<Sample, Void> = isAscending ? .ascending { _ in operand } : .descending { _ in operand }
        return nils == 1 ? term.nilsFirst : nils == 2 ? term.nilsLast : term
    }

    func precedes(_ a: [Sample], _ b: [Sample]) -> Bool? {
        let nilIsFirst = nils == 0 ? isAscending : nils == 1
        switch (value.isNil(a), value.isNil(b)) {
        case (true, true): return nil
        case (true, false): return nilIsFirst
        case (false, true): return !nilIsFirst
        case (false, false):
            if value.precedes(a, b) { return isAscending }
            if value.precedes(b, a) { return !isAscending }
            return nil
        }
    }
}

extension [DrawnOrder] {
    var names: String {
        map { "\($0.value.name) \($0.isAscending ? "ascending" : "descending") nils \($0.nils)" }
            .joined(separator: ", ")
    }

    func sort(_ groups: [[Sample]]) -> [[Sample]] {
        groups.sorted { a, b in
            for term in self {
                if let isFirst = term.precedes(a, b) { return isFirst }
            }
            return false
        }
    }

    func sort(_ samples: [Sample]) -> [Sample] { sort(samples.map { [$0] }).map { $0[0] } }
}

/// A condition on groups of samples.
struct DrawnGroupCondition {
    var text: String
    var predicate: FetchPredicate<Sample>
    var holds: ([Sample]) -> Bool

    init(_ generator: inout SplitMix64) {
        let number = Int.random(in: -2...5, using: &generator)
        let group = FetchableGroup<Sample, Void>(key: ())
        switch Int.random(in: 0..<5, using: &generator) {
        case 0:
            self.init("count > \(number)", { $0.count > number }, group.count > number)
        case 1:
            self.init(
                "max maybeInteger != \(number)", { $0.compactMap(\.maybeInteger).max() != number },
                group.max(\.maybeInteger) != number)
        case 2:
            self.init(
                "min maybeInteger < \(number)", { $0.compactMap(\.maybeInteger).min().map { $0 < number } ?? false },
                group.min(\.maybeInteger) < number)
        case 3:
            self.init(
                "sum integer isIn", { $0.map(\.integer).reduce(0, +) < number }, group.sum(\.integer).isIn(..<number))
        default:
            self.init(
                "max maybeInteger nil", { $0.compactMap(\.maybeInteger).isEmpty }, group.max(\.maybeInteger) == nil)
        }
        guard generator.isOne(in: 3) else { return }
        let condition = self
        self.init("not \(text)", { !condition.holds($0) }, !condition.predicate)
    }

    private init(_ text: String, _ holds: @escaping ([Sample]) -> Bool, _ predicate: FetchPredicate<Sample>) {
        (self.text, self.holds, self.predicate) = (text, holds, predicate)
    }
}
