import FetchingCore
import Foundation

extension PredicateExpressions.Range: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        .range(from: try translator.translate(lower), to: try translator.translate(upper), includesUpper: false)
    }
}

extension PredicateExpressions.ClosedRange: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        .range(from: try translator.translate(lower), to: try translator.translate(upper), includesUpper: true)
    }
}

extension PredicateExpressions.RangeExpressionContains: TranslatableExpression {
    func translated(by translator: Translator) throws -> Translation {
        let (range, element) = (try translator.translate(range), try translator.translate(element))
        if let range = range.value(as: RangeExpression.Output.self),
            let element = element.value(as: Element.Output.self)
        {
            return .constant(range.value.contains(element.value))
        }
        try translator.requireOwnOrder(of: Element.Output.self, in: "RangeExpressionContains")
        guard let condition = try translator.condition(element, isIn: range) else {
            throw FetchError.untranslatable(
                "RangeExpressionContains", "has a range of type '\(RangeExpression.Output.self)'",
                cure: "Use a range with one of Swift's range operators")
        }
        return .expression(condition)
    }
}

extension Translator {
    /// Whether a value is in a range, nil if there is no range.
    func condition(_ element: Translation, isIn range: Translation) throws -> ExpressionTree? {
        switch range {
        case .range(.constant(let lower), .constant(let upper), let includesUpper):
            return try condition(element, isFrom: lower, to: upper, includesUpper)
        case .range(let lower, let upper, let includesUpper):
            return try compare(.greaterOrEqual, element, lower)
                .and(compare(includesUpper ? .lessOrEqual : .less, element, upper))
        case .constant(let range as any ConstantRange):
            return try condition(element, isFrom: range.lower, to: range.upper, range.includesUpper)
        case .constant, .expression, .optional, .model, .models, .unicodeScalars: return nil
        }
    }

    private func condition(
        _ element: Translation, isFrom lower: Any?, to upper: Any?, _ includesUpper: Bool
    ) throws -> ExpressionTree {
        let tree = try operand(element, for: "contains")
        do { try tree.requireOrder() } catch { throw tree.located(error, in: "contains") }
        let lower = try lower.map { try primitive($0, beside: tree, for: "contains") }
        let upper = try upper.map { try primitive($0, beside: tree, for: "contains") }
        return try tree.satisfies { .range($0, from: lower, to: upper, includesUpper: includesUpper) }
    }
}

/// A range whose bounds are known.
private protocol ConstantRange {
    var lower: Any? { get }
    var upper: Any? { get }
    var includesUpper: Bool { get }
}

extension Range: ConstantRange {
    fileprivate var lower: Any? { lowerBound }
    fileprivate var upper: Any? { upperBound }
    fileprivate var includesUpper: Bool { false }
}

extension ClosedRange: ConstantRange {
    fileprivate var lower: Any? { lowerBound }
    fileprivate var upper: Any? { upperBound }
    fileprivate var includesUpper: Bool { true }
}

extension PartialRangeFrom: ConstantRange {
    fileprivate var lower: Any? { lowerBound }
    fileprivate var upper: Any? { nil }
    fileprivate var includesUpper: Bool { true }
}

extension PartialRangeUpTo: ConstantRange {
    fileprivate var lower: Any? { nil }
    fileprivate var upper: Any? { upperBound }
    fileprivate var includesUpper: Bool { false }
}

extension PartialRangeThrough: ConstantRange {
    fileprivate var lower: Any? { nil }
    fileprivate var upper: Any? { upperBound }
    fileprivate var includesUpper: Bool { true }
}
