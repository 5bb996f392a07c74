import Fetching
import FetchingCore
import Foundation

/// A value of a row, and what it is in plain Swift.
struct FormValue: Sendable {
    indirect enum Node: Sendable {
        case field(FormField, FormRow)
        case condition(FormCondition)
        case conditional(FormCondition, FormValue, FormValue)
        case coalesce(FormValue, FormValue)
        case calculation(FormOperator, FormValue, FormValue)
        case negated(FormValue)
        case length(FormValue)
        case text(TextFunction, FormValue)
        case joined(FormValue, FormValue)
        case double(FormValue)
        /// Between integers, floating-point numbers and texts, or rounded.
        case converted(ValueFunction, FormValue)
        case decimals(FormDecimalOperator, FormValue, FormValue)
        case decimalSum(FormRelated, FormValue, isDistinct: Bool)
        case date(FormDateFunction, FormValue)
        case days(FormValue, since: FormValue)
        case count(FormRelated, FormCondition?)
        case countDistinct(FormRelated, FormValue, FormCondition?)
        case sum(FormRelated, FormValue, FormCondition?)
        case extreme(isMaximum: Bool, FormRelated, FormValue, FormCondition?)
        case joinedTexts(FormRelated, FormValue, FormJoin)
        case fragment(FormFragment, FormValue)
    }

    let node: Node

    init(_ node: Node) { self.node = node }

    private static let bool = FormDomain(FormTypes.bool)
    private static let integer = FormDomain(FormTypes.integer)
    private static let number = FormDomain(FormTypes.number)
    private static let text = FormDomain(FormTypes.text)
    private static let decimal = FormDomain(FormTypes.decimal)
    private static let computedDate = FormDomain(FormTypes.date)

    var domain: FormDomain {
        switch node {
        case .field(let field, _): field.domain
        case .condition: Self.bool
        case .conditional(_, let value, _), .coalesce(let value, _): value.domain
        case .calculation, .negated, .length, .count, .countDistinct, .sum: Self.integer
        case .double: Self.number
        case .converted(let function, _):
            switch function {
            case .integer: Self.integer
            case .string: Self.text
            case .decimal: Self.decimal
            // The others give floating-point numbers.
            default: Self.number
            }
        case .text, .joined, .joinedTexts: Self.text
        case .decimals, .decimalSum: Self.decimal
        case .date(let function, _): function.isDate ? Self.computedDate : Self.integer
        case .days: Self.integer
        case .extreme(_, _, let value, _), .fragment(_, let value): value.domain
        }
    }

    var isOptional: Bool {
        switch node {
        case .field(let field, let row): field.isOptional || !row.steps.isEmpty
        case .condition, .count, .countDistinct, .sum, .decimalSum, .joinedTexts: false
        case .conditional(_, let value, let other): value.isOptional || other.isOptional
        case .coalesce(let value, let other): value.isOptional && other.isOptional
        case .calculation, .extreme, .length, .text, .joined, .date, .days, .decimals, .converted,
            .fragment:
            true
        case .negated(let value), .double(let value): value.isOptional
        }
    }

    /// Whether there is a calculation in it, as far as it is not in a condition.
    var canOverflow: Bool {
        switch node {
        // Those of decimals are of small numbers.
        case .field, .condition, .count, .decimals, .decimalSum: false
        case .conditional(_, let value, let other), .coalesce(let value, let other):
            value.canOverflow || other.canOverflow
        case .calculation, .negated, .sum: true
        case .date(let function, let value): function.isDate || value.canOverflow
        case .days(let value, let other), .joined(let value, let other): value.canOverflow || other.canOverflow
        case .double(let value), .length(let value), .text(_, let value), .converted(_, let value),
            .countDistinct(_, let value, _), .extreme(_, _, let value, _), .joinedTexts(_, let value, _),
            .fragment(_, let value):
            value.canOverflow
        }
    }
}

/// A calculation with two integers.
enum FormOperator: String, CaseIterable, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
    case bitAnd = "&"
    case bitOr = "|"
    case bitXor = "^"

    /// Nil where it is divided by zero, and where the result does not fit, which is noticed.
    func result(_ a: Int, _ b: Int, _ overflow: FormOverflow?) -> Int? {
        if b == 0, self == .divide || self == .remainder { return nil }
        let (value, overflows) =
            switch self {
            case .add: a.addingReportingOverflow(b)
            case .subtract: a.subtractingReportingOverflow(b)
            case .multiply: a.multipliedReportingOverflow(by: b)
            case .divide: a.dividedReportingOverflow(by: b)
            case .remainder: b == -1 ? (0, false) : a.remainderReportingOverflow(dividingBy: b)
            case .bitAnd: (a & b, false)
            case .bitOr: (a | b, false)
            case .bitXor: (a ^ b, false)
            }
        if overflows { overflow?.notice() }
        return overflows ? nil : value
    }
}

// In the library

extension FormValue {
    func tree(_ scopes: FormScopes = FormScopes()) -> ExpressionTree {
        switch node {
        case .field(let field, let row): field.tree(scopes, row)
        case .condition(let condition): condition.predicate(scopes).tree
        case .conditional(let condition, let value, let other):
            .conditional(condition.predicate(scopes).tree, then: value.tree(scopes), else: other.tree(scopes))
        case .coalesce(let value, let other): .coalesce(value.tree(scopes), other.tree(scopes))
        case .calculation(let operation, let a, let b): calculation(operation, a.number(scopes), b.number(scopes)).tree
        case .negated(let value): (-value.number(scopes)).tree
        case .double(let value): value.number(scopes).asDouble.tree
        case .converted(let function, let value): .function(function, of: value.tree(scopes))
        case .decimals(let operation, let a, let b): operation.expression(a.decimal(scopes), b.decimal(scopes)).tree
        case .decimalSum(let related, let value, let isDistinct):
            decimalSum(scopes.models(related), value, isDistinct, scopes)
        case .length(let value): FetchExpression<Specimen, String?>(value.tree(scopes)).unicodeScalarCount.tree
        case .text(let function, let value): .text(function, of: value.tree(scopes))
        case .joined(let value, let other):
            (FetchExpression<Specimen, String?>(value.tree(scopes))
                + FetchExpression<Specimen, String?>(other.tree(scopes))).tree
        case .date(let function, let value): function.expression(of: FetchExpression(value.tree(scopes)))
        case .days(let value, let other):
            FetchExpression<Specimen, Date?>(value.tree(scopes))
                .days(from: FetchExpression<Specimen, Date?>(other.tree(scopes))).tree
        case .count(let related, let condition):
            condition.map { condition in
                scopes.models(related).count { condition.predicate(scopes.within($0)) }.tree
            } ?? scopes.models(related).count.tree
        case .countDistinct(let related, let value, let condition):
            countDistinct(scopes.models(related), value, condition, scopes)
        case .sum(let related, let value, let condition):
            condition.map { condition in
                scopes.models(related).sum({ value.number(scopes.within($0)) }) {
                    condition.predicate(scopes.within($0))
                }.tree
            } ?? scopes.models(related).sum { value.number(scopes.within($0)) }.tree
        case .extreme(let isMaximum, let related, let value, let condition):
            extreme(isMaximum, scopes.models(related), value, condition, scopes)
        case .joinedTexts(let related, let value, let join): join.tree(value, of: scopes.models(related), scopes)
        case .fragment(let fragment, let value): fragment.tree(of: value.tree(scopes))
        }
    }

    /// As a number, which the functions of aggregates ask for.
    private func number(_ scopes: FormScopes) -> FetchExpression<Specimen, Int?> { FetchExpression(tree(scopes)) }

    private func decimal(_ scopes: FormScopes) -> FetchExpression<Specimen, Decimal?> { FetchExpression(tree(scopes)) }

    /// Of distinct values, as of all: `sum(distinct:)` takes key paths only.
    private func decimalSum(
        _ models: ToManyMember<Specimen, Specimen>, _ value: FormValue, _ isDistinct: Bool, _ scopes: FormScopes
    ) -> ExpressionTree {
        let tree = models.sum { value.decimal(scopes.within($0)) }.tree
        guard isDistinct, case .value(.aggregate(_, let operand, let rows)) = tree.node else { return tree }
        return .aggregate(.distinctSum, of: operand, in: rows)
    }

    private func calculation(
        _ operation: FormOperator, _ a: FetchExpression<Specimen, Int?>, _ b: FetchExpression<Specimen, Int?>
    ) -> FetchExpression<Specimen, Int?> {
        switch operation {
        case .add: a + b
        case .subtract: a - b
        case .multiply: a * b
        case .divide: a / b
        case .remainder: a % b
        case .bitAnd: a.bitwiseAnd(with: b)
        case .bitOr: a.bitwiseOr(with: b)
        case .bitXor: a.bitwiseXor(with: b)
        }
    }

    /// As `count(distinct:where:)`, which takes key paths only: `count { … }` could stand for a closure behind this label too.
    private func countDistinct(
        _ models: ToManyMember<Specimen, Specimen>, _ value: FormValue, _ condition: FormCondition?,
        _ scopes: FormScopes
    ) -> ExpressionTree {
        var operand: ExpressionTree?
        let tree = models.contains { element in
            operand = value.tree(scopes.within(element))
            return condition?.predicate(scopes.within(element)) ?? .all([])
        }.tree
        guard case .condition(.exists(let rows)) = tree.node else { return tree }
        return .aggregate(.count, of: operand, in: rows)
    }

    private func extreme(
        _ isMaximum: Bool, _ models: ToManyMember<Specimen, Specimen>, _ value: FormValue,
        _ condition: FormCondition?, _ scopes: FormScopes
    ) -> ExpressionTree {
        switch (isMaximum, condition) {
        case (true, nil): models.max { value.number(scopes.within($0)) }.tree
        case (false, nil): models.min { value.number(scopes.within($0)) }.tree
        case (true, let condition?):
            models.max({ value.number(scopes.within($0)) }, where: { condition.predicate(scopes.within($0)) }).tree
        case (false, let condition?):
            models.min({ value.number(scopes.within($0)) }, where: { condition.predicate(scopes.within($0)) }).tree
        }
    }
}

// In plain Swift

extension FormValue {
    func key(_ rows: FormRows) -> FormKey? {
        switch node {
        case .field(let field, let row): return rows[row].flatMap(field.key)
        case .condition(let condition): return .int(condition.holds(rows) ? 1 : 0)
        case .conditional(let condition, let value, let other):
            return condition.holds(rows) ? value.key(rows) : other.key(rows)
        case .coalesce(let value, let other): return value.key(rows) ?? other.key(rows)
        case .calculation(let operation, let a, let b):
            // Both, since the second may overflow where the first is nil.
            guard case (let a?, let b?) = (a.key(rows)?.int, b.key(rows)?.int) else { return nil }
            return operation.result(a, b, rows.overflow).map(FormKey.int)
        case .negated(let value):
            return value.key(rows)?.int.flatMap { FormOperator.subtract.result(0, $0, rows.overflow) }
                .map(FormKey.int)
        case .double(let value): return value.key(rows)?.int.map { .number(Double($0)) }
        case .converted(let function, let value):
            return value.key(rows).flatMap { FormConversion.result(function, of: $0) }
        case .decimals(let operation, let a, let b):
            guard case (let a?, let b?) = (a.key(rows)?.decimal, b.key(rows)?.decimal) else { return nil }
            return operation.result(a, b).map(FormKey.decimal)
        case .decimalSum(let related, let value, let isDistinct):
            let values = rows.related(related, where: nil).compactMap { value.key($0)?.decimal }
            return .decimal(isDistinct ? Set(values).reduce(0, +) : values.reduce(0, +))
        case .length(let value): return value.key(rows)?.text.map { .int($0.unicodeScalars.count) }
        case .text(let function, let value):
            return value.key(rows)?.text.map { FormTypes.text.key(FormTextFunction.result(function, of: $0)) }
        case .joined(let value, let other):
            // Both, since the second may overflow where the first is nil.
            guard case (let begin?, let end?) = (value.key(rows)?.text, other.key(rows)?.text) else { return nil }
            return FormTypes.text.key(begin + end)
        case .date(let function, let value): return value.date(rows).flatMap { function.key(of: $0, rows.overflow) }
        case .days(let value, let other):
            // Both, since the second may overflow where the first is nil.
            guard case (let end?, let start?) = (value.date(rows), other.date(rows)) else { return nil }
            return .int(Int(((end.timeIntervalSince1970 - start.timeIntervalSince1970) / 86_400).rounded(.towardZero)))
        case .count(let related, let condition): return .int(rows.related(related, where: condition).count)
        case .sum(let related, let value, let condition):
            return rows.related(related, where: condition).compactMap { value.key($0)?.int }.sum(rows.overflow)
        case .countDistinct(let related, let value, let condition):
            return .int(Set(rows.related(related, where: condition).compactMap(value.key)).count)
        case .extreme(let isMaximum, let related, let value, let condition):
            let keys = rows.related(related, where: condition).compactMap(value.key)
            return isMaximum ? keys.max() : keys.min()
        case .joinedTexts(let related, let value, let join):
            return join.key(value, of: rows.related(related, where: nil))
        case .fragment(let fragment, let value): return value.key(rows).flatMap(fragment.result)
        }
    }

    var text: String {
        switch node {
        case .field(let field, let row): row.text(field.name)
        case .condition(let condition): "(\(condition))"
        case .conditional(let condition, let value, let other): "(\(condition) ? \(value.text) : \(other.text))"
        case .coalesce(let value, let other): "(\(value.text) ?? \(other.text))"
        case .calculation(let operation, let a, let b): "(\(a.text) \(operation.rawValue) \(b.text))"
        case .negated(let value): "-(\(value.text))"
        case .length(let value): "\(value.text).unicodeScalarCount"
        case .text(let function, let value): "\(value.text).\(function)"
        case .joined(let value, let other): "(\(value.text) + \(other.text))"
        case .double(let value): "\(value.text).asDouble"
        case .converted(let function, let value): "\(value.text).\(function.rawValue)"
        case .decimals(let operation, let a, let b): "(\(a.text) \(operation.rawValue) \(b.text))"
        case .decimalSum(let related, let value, let isDistinct):
            "\(related.text).sum(\(isDistinct ? "distinct: " : "")\(value.text))"
        case .date(let function, let value): "\(value.text).\(function.text)"
        case .days(let value, let other): "\(value.text).days(from: \(other.text))"
        case .count(let related, let condition): "\(related.text).count\(Self.suffix(condition))"
        case .countDistinct(let related, let value, let condition):
            "\(related.text).count(distinct: \(value.text))\(Self.suffix(condition))"
        case .sum(let related, let value, let condition):
            "\(related.text).sum(\(value.text))\(Self.suffix(condition))"
        case .extreme(let isMaximum, let related, let value, let condition):
            "\(related.text).\(isMaximum ? "max" : "min")(\(value.text))\(Self.suffix(condition))"
        case .joinedTexts(let related, let value, let join): "\(related.text).\(join.text(of: value))"
        case .fragment(let fragment, let value): fragment.text(of: value.text)
        }
    }

    static func suffix(_ condition: FormCondition?) -> String { condition.map { " { \($0) }" } ?? "" }

    /// Values of the same domain that are a little smaller than this one.
    var smaller: [FormValue] {
        switch node {
        case .field(let field, let row):
            return row.steps.isEmpty || !field.isOptional
                ? [] : [FormValue(.field(field, FormRow(scope: row.scope, steps: Array(row.steps.dropLast()))))]
        case .condition(let condition): return condition.smaller.map { FormValue(.condition($0)) }
        case .conditional(let condition, let value, let other):
            let simpler = condition.smaller.map { FormValue(.conditional($0, value, other)) }
            return (isOptional ? [value, other].filter(\.isOptional) : [value, other]) + simpler
        case .coalesce(let value, let other): return isOptional ? [value, other] : [other]
        case .calculation(let operation, let a, let b):
            return [a, b].filter(\.isOptional) + a.smaller.map { FormValue(.calculation(operation, $0, b)) }
                + b.smaller.map { FormValue(.calculation(operation, a, $0)) }
        case .negated(let value): return [value]
        case .length(let value): return value.smaller.map { FormValue(.length($0)) }
        case .text(let function, let value): return value.smaller.map { FormValue(.text(function, $0)) }
        case .joined(let value, let other):
            return [value, other].filter(\.isOptional) + value.smaller.map { FormValue(.joined($0, other)) }
                + other.smaller.map { FormValue(.joined(value, $0)) }
        case .double(let value): return value.smaller.map { FormValue(.double($0)) }
        case .converted(let function, let value): return value.smaller.map { FormValue(.converted(function, $0)) }
        case .decimals(_, let a, let b): return [a, b]
        case .decimalSum: return []
        case .joinedTexts(let related, let value, let join):
            return value.smaller.map { FormValue(.joinedTexts(related, $0, join)) }
        case .fragment(let fragment, let value): return value.smaller.map { FormValue(.fragment(fragment, $0)) }
        case .date(let function, let value): return value.smaller.map { FormValue(.date(function, $0)) }
        case .days(let value, let other): return value.smaller.map { FormValue(.days($0, since: other)) }
        case .count(let related, let condition):
            return Self.smaller(condition).map { FormValue(.count(related, $0)) }
        case .countDistinct(let related, let value, let condition):
            return Self.smaller(condition).map { FormValue(.countDistinct(related, value, $0)) }
        case .sum(let related, let value, let condition):
            return Self.smaller(condition).map { FormValue(.sum(related, value, $0)) }
        case .extreme(let isMaximum, let related, let value, let condition):
            return Self.smaller(condition).map { FormValue(.extreme(isMaximum: isMaximum, related, value, $0)) }
        }
    }

    private static func smaller(_ condition: FormCondition?) -> [FormCondition?] {
        condition.map { [nil] + $0.smaller.map(Optional.some) } ?? []
    }
}

extension [Int] {
    /// The sum, nil where it does not fit, which is noticed. What comes on the way does not matter.
    func sum(_ overflow: FormOverflow?) -> FormKey? {
        var (sum, carry) = (0, 0)
        for number in self {
            let (next, overflows) = sum.addingReportingOverflow(number)
            if overflows { carry += number < 0 ? -1 : 1 }
            sum = next
        }
        guard carry != 0 else { return .int(sum) }
        overflow?.notice()
        return nil
    }
}
