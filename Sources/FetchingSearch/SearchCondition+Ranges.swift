import FetchingCore
import Foundation

extension SearchValueSyntax {
    /// Whether it is a range, where the field has an order.
    var isRange: Bool { comparison == nil && !literal.isQuoted && literal.text.contains("..") }
}

extension SearchCondition {
    /// Whether the value lies between two others, which belong to the range. Either may be left out.
    func range(_ value: SearchValueSyntax) throws(SearchError) -> FetchPredicate<Model> {
        let source = text[value.literal.range]
        guard let dots = source.firstRange(of: "..") else { throw .unordered(field, in: text, at: value.range) }
        // Swift's own three dots say the same.
        let isTriple = dots.upperBound < source.endIndex && source[dots.upperBound] == "."
        let upperStart = isTriple ? source.index(after: dots.upperBound) : dots.upperBound
        let lower = source.startIndex..<dots.lowerBound
        let upper = upperStart..<source.endIndex
        guard !lower.isEmpty || !upper.isEmpty else {
            throw .emptyValue(of: field.name[...], in: text, at: value.range)
        }
        guard field.isOrdered else { throw .unordered(field, in: text, at: value.range) }
        let first = lower.isEmpty ? nil : try operand(String(text[lower]), at: lower)
        let last = upper.isEmpty ? nil : try operand(String(text[upper]), at: upper)
        if let first, let last, first.isAbove(last) { throw .reversedRange(field, in: text, at: value.range) }
        var conditions: [FetchPredicate<Model>] = []
        if let first { conditions.append(try compare(.greaterOrEqual, first, at: lower)) }
        if let last { conditions.append(try compare(.lessOrEqual, last, at: upper)) }
        return .all(conditions)
    }

    private func compare(
        _ comparison: SearchComparison, _ operand: SearchOperand, at range: Range<String.Index>
    ) throws(SearchError) -> FetchPredicate<Model> {
        switch operand {
        case .value(let value, _): compare(comparison == .lessOrEqual ? .lessOrEqual : .greaterOrEqual, value)
        case .period(let period): try compare(comparison, period, at: range)
        }
    }

    /// Compares with a stretch of time: after it, before it, or within it.
    func compare(
        _ comparison: SearchComparison?, _ period: SearchPeriod, at range: Range<String.Index>
    ) throws(SearchError) -> FetchPredicate<Model> {
        guard let start = bound(period.start), let end = period.isLast ? start : bound(period.end ?? period.start)
        else {
            let problem = SearchValueProblem.needsDate(field)
            throw SearchError(
                .invalidValue, in: text, at: range, field: field.name, reason: problem.reason, cure: problem.cure)
        }
        switch comparison {
        case .greater where period.isLast: return .any([])
        case .lessOrEqual where period.isLast: return hasValue
        case nil where period.isLast, .equal where period.isLast: return from(start)
        case .greater: return from(end)
        case .greaterOrEqual: return from(start)
        case .less: return before(start)
        case .lessOrEqual: return before(end)
        case nil, .equal: return .all([from(start), before(end)])
        }
    }

    private func from(_ bound: SearchBound) -> FetchPredicate<Model> {
        compare(bound.isExact ? .greaterOrEqual : .greater, bound.value)
    }

    private func before(_ bound: SearchBound) -> FetchPredicate<Model> {
        compare(bound.isExact ? .less : .lessOrEqual, bound.value)
    }

    /// A field may store less of a date than a bound says, such as its day in UTC. Then what is stored for the bound is
    /// before it, and so is each date that is stored alike.
    private func bound(_ date: Date) -> SearchBound? {
        guard let value = reader.stored(.date(date)) else { return nil }
        let millisecond = 0.001
        return SearchBound(
            value: value, isExact: reader.stored(.date(date.addingTimeInterval(-millisecond))) != value)
    }
}

private struct SearchBound {
    let value: PrimitiveValue

    /// Whether no date before it is stored alike.
    let isExact: Bool
}

extension SearchOperand {
    /// Whether it comes after another, where that can be told.
    fileprivate func isAbove(_ other: SearchOperand) -> Bool {
        switch (self, other) {
        case (.value(_, .int64(let a)), .value(_, .int64(let b))): a > b
        case (.value(_, .double(let a)), .value(_, .double(let b))): a > b
        case (.value(_, .decimal(let a)), .value(_, .decimal(let b))): a > b
        // Dates, or values of which it cannot be told.
        default:
            if let start = start, let end = other.start { start > end } else { false }
        }
    }

    private var start: Date? {
        switch self {
        case .value(_, .date(let date)): date
        case .period(let period): period.start
        case .value: nil
        }
    }
}
