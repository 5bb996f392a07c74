import Foundation

@testable import Fetching
@testable import FetchingCore
@testable import FetchingTestSupport

// What values are drawn from

extension DrawnValue {
    static func rows(_ count: ClosedRange<Int>, _ generator: inout SplitMix64) -> [DrawnValue] {
        var values: [DrawnValue] = []
        for _ in 0..<Int.random(in: count, using: &generator) {
            let value = row(&generator)
            if !values.contains(where: { $0.name == value.name }) { values.append(value) }
        }
        return values
    }

    static func row(_ generator: inout SplitMix64) -> DrawnValue {
        switch Int.random(in: 0..<27, using: &generator) {
        case 0: row(RandomFields.integer) { $0 < $1 }
        case 1: row(RandomFields.maybeInteger) { $0 < $1 }
        case 2: row(RandomFields.small) { $0 < $1 }
        case 3: row(RandomFields.maybeUnsigned) { $0 < $1 }
        case 4: row(RandomFields.number) { $0 < $1 }
        case 5: row(RandomFields.maybeNumber) { $0 < $1 }
        case 6: row(RandomFields.maybeFloat) { $0 < $1 }
        case 7: row(RandomFields.text, PlainText.precedes)
        case 8: row(RandomFields.maybeText, PlainText.precedes)
        case 9: row(RandomFields.flag) { !$0 && $1 }
        case 10: row(RandomFields.maybeFlag) { !$0 && $1 }
        case 11: row(RandomFields.date, RandomFields.isEarlier)
        case 12: row(RandomFields.maybeDate, RandomFields.isEarlier)
        case 13: row(RandomFields.maybeStamp, RandomFields.isEarlier)
        case 14: row(RandomFields.data) { $0.lexicographicallyPrecedes($1) }
        case 15: row(RandomFields.maybeData) { $0.lexicographicallyPrecedes($1) }
        case 16: row(RandomFields.uuid) { $0.uuidString < $1.uuidString }
        case 17: row(RandomFields.maybeUUIDText) { $0.uuidString < $1.uuidString }
        case 18: row(RandomFields.maybeDecimal) { $0 < $1 }
        case 19: row(RandomFields.plan) { $0 < $1 }
        case 20: row(RandomFields.maybeLevel) { $0 < $1 }
        case 21: row(RandomFields.maybeURL) { PlainText.precedes($0.absoluteString, $1.absoluteString) }
        case 22: row(RandomFields.maybeText.length) { $0 < $1 }
        case 23: row(RandomArithmetic.fraction(&generator)) { $0 < $1 }
        case 24: condition(&generator)
        case 25: row(RandomFields.maybeRights) { $0.rawValue < $1.rawValue }
        default: row(RandomArithmetic.integer(&generator)) { $0 < $1 }
        }
    }

    private static func condition(_ generator: inout SplitMix64) -> DrawnValue {
        let inner = RandomGrammar.condition(depth: 1, &generator)
        return row(RandomField("(\(inner))", inner.predicate, Pools.flags) { inner.holds(for: $0) }) { !$0 && $1 }
    }

    static func group(_ generator: inout SplitMix64) -> DrawnValue {
        let condition =
            generator.isOne(in: 2)
            ? nil : RandomGrammar.condition(depth: Int.random(in: 0...2, using: &generator), &generator)
        switch Int.random(in: 0..<24, using: &generator) {
        case 0, 1: return count(condition)
        case 2: return sum(RandomFields.integer, condition) { $0 }
        case 3: return sum(RandomFields.maybeInteger, condition) { $0 }
        case 4: return sum(RandomFields.small, condition) { Int($0) }
        case 5: return sum(RandomArithmetic.integer(&generator), condition) { $0 }
        case 6: return average(RandomFields.number, condition) { $0 }
        case 7: return average(RandomFields.maybeInteger, condition) { Double($0) }
        case 8: return average(RandomFields.maybeUnsigned, condition) { Double($0) }
        case 9: return distinct(row(&generator), condition)
        case 10: return distinct(row(&generator), condition)
        case 11: return extremes(RandomFields.small, condition, &generator) { $0 < $1 }
        case 12: return extremes(RandomFields.maybeUnsigned, condition, &generator) { $0 < $1 }
        case 13: return extremes(RandomFields.number, condition, &generator) { $0 < $1 }
        case 14: return extremes(RandomFields.maybeFloat, condition, &generator) { $0 < $1 }
        case 15: return extremes(RandomFields.maybeText, condition, &generator, PlainText.precedes)
        case 16: return extremes(RandomFields.maybeDate, condition, &generator, RandomFields.isEarlier)
        case 17: return extremes(RandomFields.maybeStamp, condition, &generator, RandomFields.isEarlier)
        case 18: return extremes(RandomFields.maybeDecimal, condition, &generator) { $0 < $1 }
        case 19: return extremes(RandomFields.maybePlan, condition, &generator) { $0 < $1 }
        case 20: return extremes(RandomFields.maybeLevel, condition, &generator) { $0 < $1 }
        case 21: return extremes(RandomFields.maybeUUID, condition, &generator) { $0.uuidString < $1.uuidString }
        case 22: return extremes(RandomFields.maybeFlag, condition, &generator) { !$0 && $1 }
        default: return extremes(RandomArithmetic.integer(&generator), condition, &generator) { $0 < $1 }
        }
    }

    private static func count(_ condition: RandomCondition?) -> DrawnValue {
        let tree = ExpressionTree.groupAggregate(.count, where: condition?.predicate.tree)
        return aggregate("count\(suffix(condition))", FetchExpression<Sample, Int>(tree), by: <) {
            $0.which(condition).count
        }
    }

    private static func distinct(_ value: DrawnValue, _ condition: RandomCondition?) -> DrawnValue {
        let tree = ExpressionTree.groupAggregate(
            .count, of: value.tree, isDistinct: true, where: condition?.predicate.tree)
        return aggregate(
            "distinct \(value.name)\(suffix(condition))", FetchExpression<Sample, Int>(tree), by: <
        ) { rows in Set(rows.which(condition).filter { !value.isNil([$0]) }.map { value.text([$0]) }).count }
    }

    private static func sum<Operand: FetchableOperand>(
        _ field: RandomField<Operand>, _ condition: RandomCondition?,
        _ number: @escaping (Operand.Value.Base) -> Int
    ) -> DrawnValue {
        let tree = ExpressionTree.groupAggregate(.sum, of: field.operand.tree, where: condition?.predicate.tree)
        return aggregate(
            "sum \(field.name)\(suffix(condition))", FetchExpression<Sample, Int>(tree), by: <
        ) { $0.which(condition).compactMap(field.value).map(number).reduce(0, +) }
    }

    private static func average<Operand: FetchableOperand>(
        _ field: RandomField<Operand>, _ condition: RandomCondition?,
        _ number: @escaping (Operand.Value.Base) -> Double
    ) -> DrawnValue {
        let tree = ExpressionTree.groupAggregate(.average, of: field.operand.tree, where: condition?.predicate.tree)
        var value = aggregate(
            "average \(field.name)\(suffix(condition))", FetchExpression<Sample, Double?>(tree), by: <,
            as: PlainValue.rounded
        ) { rows -> Double? in
            let values = rows.which(condition).compactMap(field.value).map(number)
            let average = values.reduce(0, +) / Double(values.count)
            return average.isNaN ? nil : average
        }
        // The last digits depend on the order of the rows.
        value.isOrdered = false
        return value
    }

    private static func extremes<Operand: FetchableOperand>(
        _ field: RandomField<Operand>, _ condition: RandomCondition?, _ generator: inout SplitMix64,
        _ precedes: @escaping @Sendable (Operand.Value.Base, Operand.Value.Base) -> Bool
    ) -> DrawnValue where Operand.Value.Base: FetchableValue {
        let isMaximum = generator.isOne(in: 2)
        let tree = ExpressionTree.groupAggregate(
            isMaximum ? .max : .min, of: field.operand.tree, where: condition?.predicate.tree)
        return aggregate(
            "\(isMaximum ? "max" : "min") \(field.name)\(suffix(condition))",
            FetchExpression<Sample, Operand.Value.Base?>(tree), by: precedes
        ) { rows in
            let values = rows.which(condition).compactMap(field.value)
            return isMaximum ? values.max(by: precedes) : values.min(by: precedes)
        }
    }

    private static func suffix(_ condition: RandomCondition?) -> String { condition.map { " where \($0)" } ?? "" }
}

extension [Sample] {
    func which(_ condition: RandomCondition?) -> [Sample] {
        filter { condition?.holds(for: $0) ?? true }
    }
}

/// Values as texts, which are the same where the values are equal.
enum PlainValue {
    static func text(_ value: Any) -> String {
        if let optional = value as? any AnyOptional { return optional.wrapped.map(text) ?? "nil" }
        switch value {
        case let value as String: return value.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "-")
        case let value as Double: return number(value)
        case let value as Float: return number(Double(value))
        case let value as Date: return "\(Int((value.timeIntervalSince1970 * 1000).rounded()))"
        case let value as Data: return value.map { String($0, radix: 16) }.joined(separator: "-") + "."
        case let value as any RawRepresentable: return "\(value.rawValue)"
        default: return "\(value)"
        }
    }

    /// A number without its last digits.
    static func rounded(_ value: Any) -> String {
        if let optional = value as? any AnyOptional { return optional.wrapped.map(rounded) ?? "nil" }
        guard let number = value as? Double else { return text(value) }
        return abs(number) < 1e-9 ? "0" : String(format: "%.9g", number)
    }

    private static func number(_ value: Double) -> String { value == 0 ? "0" : "\(value)" }
}

protocol AnyOptional {
    var wrapped: Any? { get }
}

extension Optional: AnyOptional {
    var wrapped: Any? { self }
}
