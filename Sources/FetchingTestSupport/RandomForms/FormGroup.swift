import Fetching
import FetchingCore
import Foundation

/// A value of a group of rows.
struct FormGroupValue: Sendable {
    enum Node: Sendable {
        case key(FormValue)
        case count(FormCondition?)
        case countDistinct(FormValue, FormCondition?)
        case sum(FormValue, FormCondition?)
        case average(FormValue, FormCondition?)
        case extreme(isMaximum: Bool, FormValue, FormCondition?)
    }

    let node: Node

    private static let integer = FormDomain(FormTypes.integer)

    /// The last digits depend on the order in which numbers are added.
    private static let average = FormDomain(
        FormType<Double>(
            "average", Pool(0.0), isOrdered: false, key: { .number(rounded($0)) }, base: { _ in nil }))

    private static func rounded(_ number: Double) -> Double {
        abs(number) < 1e-9 ? 0 : Double(String(format: "%.9g", number)) ?? number
    }

    var domain: FormDomain {
        switch node {
        case .key(let value), .extreme(_, let value, _): value.domain
        case .count, .countDistinct, .sum: Self.integer
        case .average: Self.average
        }
    }

    var isOptional: Bool {
        switch node {
        case .key(let value): value.isOptional
        case .count, .countDistinct, .sum: false
        case .average, .extreme: true
        }
    }

    var tree: ExpressionTree {
        switch node {
        case .key(let value): .groupKey(value.tree())
        case .count(let condition): .groupAggregate(.count, where: condition?.predicate().tree)
        case .countDistinct(let value, let condition):
            .groupAggregate(.count, of: value.tree(), isDistinct: true, where: condition?.predicate().tree)
        case .sum(let value, let condition):
            .groupAggregate(.sum, of: value.tree(), where: condition?.predicate().tree)
        case .average(let value, let condition):
            .groupAggregate(.average, of: value.tree(), where: condition?.predicate().tree)
        case .extreme(let isMaximum, let value, let condition):
            .groupAggregate(isMaximum ? .maximum : .minimum, of: value.tree(), where: condition?.predicate().tree)
        }
    }

    func key(_ rows: [Specimen], in table: FormTable) -> FormKey? {
        func keys(_ value: FormValue, _ condition: FormCondition?) -> [FormKey] {
            rows.map { FormRows(table: table, scopes: [$0]) }.filter { condition?.holds($0) ?? true }
                .compactMap(value.key)
        }
        switch node {
        case .key(let value): return rows.first.flatMap { value.key(FormRows(table: table, scopes: [$0])) }
        case .count(let condition): return .int(keys(.id, condition).count)
        case .countDistinct(let value, let condition): return .int(Set(keys(value, condition)).count)
        case .sum(let value, let condition): return .int(keys(value, condition).compactMap(\.int).reduce(0, +))
        case .average(let value, let condition):
            let numbers = keys(value, condition).compactMap(\.int)
            return numbers.isEmpty
                ? nil : .number(Self.rounded(Double(numbers.reduce(0, +)) / Double(numbers.count)))
        case .extreme(let isMaximum, let value, let condition):
            return isMaximum ? keys(value, condition).max() : keys(value, condition).min()
        }
    }

    var text: String {
        switch node {
        case .key(let value): "key \(value.text)"
        case .count(let condition): "count\(FormValue.suffix(condition))"
        case .countDistinct(let value, let condition):
            "count(distinct: \(value.text))\(FormValue.suffix(condition))"
        case .sum(let value, let condition): "sum(\(value.text))\(FormValue.suffix(condition))"
        case .average(let value, let condition): "average(\(value.text))\(FormValue.suffix(condition))"
        case .extreme(let isMaximum, let value, let condition):
            "\(isMaximum ? "max" : "min")(\(value.text))\(FormValue.suffix(condition))"
        }
    }

    var isKey: Bool { if case .key = node { true } else { false } }

    /// The same without, or with a smaller condition.
    var smaller: [FormGroupValue] {
        func each(_ condition: FormCondition?, _ node: (FormCondition?) -> Node) -> [FormGroupValue] {
            guard let condition else { return [] }
            return ([nil] + condition.smaller.map(Optional.some)).map { FormGroupValue(node: node($0)) }
        }
        switch node {
        case .key: return []
        case .count(let condition): return each(condition) { .count($0) }
        case .countDistinct(let value, let condition): return each(condition) { .countDistinct(value, $0) }
        case .sum(let value, let condition): return each(condition) { .sum(value, $0) }
        case .average(let value, let condition): return each(condition) { .average(value, $0) }
        case .extreme(let isMaximum, let value, let condition):
            return each(condition) { .extreme(isMaximum: isMaximum, value, $0) }
        }
    }
}

extension FormGrammar {
    mutating func groupValue() -> FormGroupValue {
        let condition = isOne(in: 2) ? condition(depth: number(0...1)) : nil
        let value = value(depth: number(0...1))
        let numeric = FormValue(.field(FormFields.numbers[isOne(in: 2) ? 0 : 1], .root))
        switch number(0...6) {
        case 0, 1: return FormGroupValue(node: .count(condition))
        case 2: return FormGroupValue(node: .countDistinct(value, condition))
        case 3: return FormGroupValue(node: .sum(numeric, condition))
        case 4: return FormGroupValue(node: .average(numeric, condition))
        default:
            return FormGroupValue(
                node: value.domain.isComparable
                    ? .extreme(isMaximum: isOne(in: 2), value, condition) : .countDistinct(value, condition))
        }
    }
}

extension [FormGroupValue] {
    var names: String { map(\.text).joined(separator: "; ") }

    var selection: FetchSelection<Specimen, String> {
        map { $0.domain.selection($0.tree, $0.isOptional) }.joined
    }

    func text(of rows: [Specimen], in table: FormTable) -> String {
        map { $0.key(rows, in: table).shown }.joined(separator: ";")
    }
}
