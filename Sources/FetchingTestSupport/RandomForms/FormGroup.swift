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
        case sumDistinct(FormValue, FormCondition?)
        case average(FormValue, FormCondition?)
        case averageDistinct(FormValue, FormCondition?)
        case extreme(isMaximum: Bool, FormValue, FormCondition?)
        case joined(FormValue, FormJoin, FormCondition?)
    }

    let node: Node

    private static let integer = FormDomain(FormTypes.integer)
    private static let text = FormDomain(FormTypes.text)

    /// The last digits depend on the order in which numbers are added.
    private static let average = FormDomain(
        FormType<Double>(
            "average", Pool(0.0), isOrdered: false, key: { .number(rounded($0)) }, base: { _ in nil }))

    private static func rounded(_ number: Double) -> Double {
        abs(number) < 1e-9 ? 0 : Double(String(format: "%.9g", number)) ?? number
    }

    private static func average(_ keys: some Sequence<FormKey>) -> FormKey? {
        let numbers = keys.compactMap(\.number)
        return numbers.isEmpty ? nil : .number(rounded(numbers.reduce(0, +) / Double(numbers.count)))
    }

    var domain: FormDomain {
        switch node {
        case .key(let value), .extreme(_, let value, _): value.domain
        case .count, .countDistinct, .sum, .sumDistinct: Self.integer
        case .average, .averageDistinct: Self.average
        case .joined: Self.text
        }
    }

    var isOptional: Bool {
        switch node {
        case .key(let value): value.isOptional
        case .count, .countDistinct, .sum, .sumDistinct, .joined: false
        case .average, .averageDistinct, .extreme: true
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
        case .sumDistinct(let value, let condition):
            .groupAggregate(.distinctSum, of: value.tree(), where: condition?.predicate().tree)
        case .averageDistinct(let value, let condition):
            .groupAggregate(.distinctAverage, of: value.tree(), where: condition?.predicate().tree)
        case .average(let value, let condition):
            .groupAggregate(.average, of: value.tree(), where: condition?.predicate().tree)
        case .extreme(let isMaximum, let value, let condition):
            .groupAggregate(isMaximum ? .max : .min, of: value.tree(), where: condition?.predicate().tree)
        case .joined(let value, let join, let condition): join.groupTree(value, condition)
        }
    }

    func key(_ rows: [Specimen], in table: FormTable, _ overflow: FormOverflow? = nil) -> FormKey? {
        let rows = rows.map { FormRows(table: table, scopes: [$0], overflow: overflow) }
        func keys(_ value: FormValue, _ condition: FormCondition?) -> [FormKey] {
            rows.filter { condition?.holds($0) ?? true }.compactMap(value.key)
        }
        switch node {
        // That of all rows, of which some may overflow and others be nil.
        case .key(let value): return rows.map(value.key).first ?? nil
        case .count(let condition): return .int(keys(.id, condition).count)
        case .countDistinct(let value, let condition): return .int(Set(keys(value, condition)).count)
        case .sum(let value, let condition): return keys(value, condition).compactMap(\.int).sum(overflow)
        case .sumDistinct(let value, let condition):
            return Set(keys(value, condition)).compactMap(\.int).sum(overflow)
        case .average(let value, let condition): return Self.average(keys(value, condition))
        case .averageDistinct(let value, let condition): return Self.average(Set(keys(value, condition)))
        case .extreme(let isMaximum, let value, let condition):
            return isMaximum ? keys(value, condition).max() : keys(value, condition).min()
        case .joined(let value, let join, let condition):
            return join.key(value, of: rows.filter { condition?.holds($0) ?? true })
        }
    }

    var text: String {
        switch node {
        case .key(let value): "key \(value.text)"
        case .count(let condition): "count\(FormValue.suffix(condition))"
        case .countDistinct(let value, let condition):
            "count(distinct: \(value.text))\(FormValue.suffix(condition))"
        case .sum(let value, let condition): "sum(\(value.text))\(FormValue.suffix(condition))"
        case .sumDistinct(let value, let condition): "sum(distinct: \(value.text))\(FormValue.suffix(condition))"
        case .averageDistinct(let value, let condition):
            "average(distinct: \(value.text))\(FormValue.suffix(condition))"
        case .average(let value, let condition): "average(\(value.text))\(FormValue.suffix(condition))"
        case .extreme(let isMaximum, let value, let condition):
            "\(isMaximum ? "max" : "min")(\(value.text))\(FormValue.suffix(condition))"
        case .joined(let value, let join, let condition): "\(join.text(of: value))\(FormValue.suffix(condition))"
        }
    }

    /// Whether there is a calculation in it.
    var canOverflow: Bool {
        switch node {
        case .count: false
        case .sum, .sumDistinct: true
        case .key(let value), .countDistinct(let value, _), .average(let value, _), .averageDistinct(let value, _),
            .extreme(_, let value, _), .joined(let value, _, _):
            value.canOverflow
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
        case .sumDistinct(let value, let condition): return each(condition) { .sumDistinct(value, $0) }
        case .average(let value, let condition): return each(condition) { .average(value, $0) }
        case .averageDistinct(let value, let condition): return each(condition) { .averageDistinct(value, $0) }
        case .extreme(let isMaximum, let value, let condition):
            return each(condition) { .extreme(isMaximum: isMaximum, value, $0) }
        case .joined(let value, let join, let condition): return each(condition) { .joined(value, join, $0) }
        }
    }
}

extension FormGrammar {
    mutating func groupValue() -> FormGroupValue {
        let condition = isOne(in: 2) ? condition(depth: number(0...1)) : nil
        let value = value(depth: number(0...1))
        let numeric = isOne(in: 2) ? calculation(depth: 1, in: 1) : calculation(depth: 0, in: 1)
        // Of small numbers: what large ones leave of others depends on the order in which they are added.
        let small = FormValue(.field(FormFields.numbers[isOne(in: 2) ? 4 : 5], row(in: 1)))
        switch number(0...7) {
        case 0, 1: return FormGroupValue(node: .count(condition))
        case 7:
            guard let text = text(in: 1) else { return FormGroupValue(node: .count(condition)) }
            return FormGroupValue(node: .joined(text, join(), condition))
        case 2: return FormGroupValue(node: .countDistinct(value, condition))
        case 3: return FormGroupValue(node: isOne(in: 2) ? .sum(numeric, condition) : .sumDistinct(numeric, condition))
        case 4:
            return FormGroupValue(node: isOne(in: 2) ? .average(small, condition) : .averageDistinct(small, condition))
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
        map { value in
            let overflow = FormOverflow()
            let key = value.key(rows, in: table, overflow)
            return overflow.isFound ? FormOverflow.text : key.shown
        }.joined(separator: ";")
    }
}
