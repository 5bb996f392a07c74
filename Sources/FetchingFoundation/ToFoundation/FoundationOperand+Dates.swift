import FetchingCore
import Foundation

// Engines store a date in whole milliseconds, or in what the field declares, and compare it so. Foundation compares the date
// itself. What is compared with a stored date is therefore the span of dates that are stored as it.

extension FoundationOperand where Value == Date {
    func compared(_ comparison: ComparisonOperator, withDate literal: PrimitiveValue) throws -> FoundationCondition {
        let span = try DateSpan(storedAs: literal, storage)
        func isLess(_ bound: Date) throws -> FoundationCondition {
            try holds { FoundationPlans.compared($0, .lessThan, FoundationPlans.value(bound)) }
        }
        func isAtLeast(_ bound: Date) throws -> FoundationCondition {
            try holds { FoundationPlans.compared($0, .greaterThanOrEqual, FoundationPlans.value(bound)) }
        }
        switch comparison {
        case .less: return try isLess(span.lower)
        case .lessOrEqual: return try isLess(span.upper)
        case .greater: return try isAtLeast(span.upper)
        case .greaterOrEqual: return try isAtLeast(span.lower)
        case .equal, .notEqual:
            let isEqual = try holds { date in
                FoundationPlans.and(
                    FoundationPlans.compared(date, .greaterThanOrEqual, FoundationPlans.value(span.lower)),
                    FoundationPlans.compared(date, .lessThan, FoundationPlans.value(span.upper)))
            }
            return comparison == .equal ? isEqual : FoundationPlans.not(isEqual)
        }
    }
}

/// The dates that are stored as one value: from the lower bound to before the upper one.
struct DateSpan {
    let lower: Date
    let upper: Date

    /// - Throws: ``FetchError`` if the stored values are not in the order of the dates.
    init(storedAs literal: PrimitiveValue, _ storage: AnyFetchableStorage?) throws {
        // The years 1 to 9999, which texts can say, and an app's own form; of known numbers, as far as milliseconds are told apart.
        let hasYears = storage.map { $0.dateForm?.isNumber != true } ?? false
        let (lowest, limit) = hasYears ? (-63_113_904_000, 252_423_993_600) : (-9e12, 9e12)
        let stored: (Double) throws -> PrimitiveValue = { seconds in
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            return try storage?.encode(date) ?? .double(date.wholeMillisecondsSince1970)
        }
        let target: PrimitiveValue =
            if storage == nil, case .date(let date) = literal { .double(date.wholeMillisecondsSince1970) } else {
                literal
            }
        let beginsSpan = try hasYears && !stored(lowest).precedes(target)
        lower =
            beginsSpan
            ? Date(timeIntervalSinceReferenceDate: lowest)
            : try Self.first(from: lowest, to: limit) { try !stored($0).precedes(target) }
        upper = try Self.first(from: lowest, to: limit) { try target.precedes(stored($0)) }
        let isInOrder =
            try !stored(lower.timeIntervalSinceReferenceDate).precedes(target)
            && (beginsSpan || stored(lower.timeIntervalSinceReferenceDate.nextDown).precedes(target)) && lower < upper
        guard isInOrder else { throw FetchError.foundationStorage(storage?.name ?? "Date") }
    }

    /// The first number of seconds for which something holds.
    private static func first(
        from lower: Double, to upper: Double, _ holds: (Double) throws -> Bool
    ) rethrows -> Date {
        var (lower, upper) = (lower, upper)
        while true {
            let middle = lower + (upper - lower) / 2
            guard middle > lower, middle < upper else { return Date(timeIntervalSinceReferenceDate: upper) }
            if try holds(middle) { upper = middle } else { lower = middle }
        }
    }
}

extension PrimitiveValue {
    /// Whether a stored form of a date comes before another.
    fileprivate func precedes(_ other: PrimitiveValue) -> Bool {
        switch (self, other) {
        case (.int64(let a), .int64(let b)): a < b
        case (.double(let a), .double(let b)): a < b
        case (.text(let a), .text(let b)): a.unicodeScalars.lexicographicallyPrecedes(b.unicodeScalars)
        // Dates are stored as numbers or as text, all of a column in one form.
        default: false
        }
    }
}
