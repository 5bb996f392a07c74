/// The values that an expression can have: intervals of one type, and nil or not.
struct PossibleValues {
    /// The values between two bounds. A bound that is missing leaves that side open.
    struct Interval {
        var lower: Bound?
        var upper: Bound?
    }

    struct Bound {
        let value: PrimitiveValue
        let isIncluded: Bool
    }

    /// In ascending order, with no value in two of them.
    private(set) var intervals: [Interval]
    private(set) var includesNull: Bool

    private init(_ intervals: [Interval], includesNull: Bool) {
        self.intervals = intervals.compactMap(\.normalized)
        self.includesNull = includesNull
    }

    static let all = PossibleValues([Interval()], includesNull: true)
    static let null = PossibleValues([], includesNull: true)
    static let someValue = PossibleValues([Interval()], includesNull: false)
    static let none = PossibleValues([], includesNull: false)

    var isEmpty: Bool { intervals.isEmpty && !includesNull }
    var isNull: Bool { intervals.isEmpty && includesNull }
}

extension PossibleValues {
    static func from(_ value: PrimitiveValue, included isIncluded: Bool) -> PossibleValues {
        PossibleValues([Interval(lower: Bound(value: value, isIncluded: isIncluded))], includesNull: false)
    }

    static func upTo(_ value: PrimitiveValue, included isIncluded: Bool) -> PossibleValues {
        PossibleValues([Interval(upper: Bound(value: value, isIncluded: isIncluded))], includesNull: false)
    }

    /// Some values, which are all of one type and none of them nil.
    static func among(_ values: [PrimitiveValue], includesNull: Bool) -> PossibleValues {
        let points = values.sortedAndUnique.map { value in
            Interval(lower: Bound(value: value, isIncluded: true), upper: Bound(value: value, isIncluded: true))
        }
        return PossibleValues(points, includesNull: includesNull)
    }

    /// All other values.
    var complement: PossibleValues {
        var gaps: [Interval] = []
        var lower: Bound?
        var isOpenAbove = true
        for interval in intervals {
            if let bound = interval.lower { gaps.append(Interval(lower: lower, upper: bound.opposite)) }
            lower = interval.upper?.opposite
            isOpenAbove = interval.upper != nil
        }
        if intervals.isEmpty || isOpenAbove { gaps.append(Interval(lower: lower)) }
        return PossibleValues(gaps, includesNull: !includesNull)
    }

    func intersection(_ other: PossibleValues) -> PossibleValues {
        var result: [Interval] = []
        var (first, second) = (0, 0)
        while first < intervals.count, second < other.intervals.count {
            let (a, b) = (intervals[first], other.intervals[second])
            result.append(Interval(lower: .greater(a.lower, b.lower), upper: .smaller(a.upper, b.upper)))
            if a.endsBefore(b) { first += 1 } else { second += 1 }
        }
        return PossibleValues(result, includesNull: includesNull && other.includesNull)
    }

    /// The values where there are few; nil where there are many.
    var listed: [PrimitiveValue]? {
        guard intervals.count <= 64 else { return nil }
        var values: [PrimitiveValue] = []
        for interval in intervals {
            guard let lower = interval.lower, let upper = interval.upper, lower.value.order(upper.value) == .equal
            else {
                return nil
            }
            values.append(lower.value)
        }
        return values
    }

    /// Whether a value of this may be less than one of others.
    func mayBeLess(than other: PossibleValues) -> Bool {
        guard let least = intervals.first, let greatest = other.intervals.last else { return false }
        guard let lower = least.lower, let upper = greatest.upper else { return true }
        // The order of values of two types is not known.
        return lower.value.order(upper.value).map { $0 == .less } ?? true
    }
}

extension PossibleValues.Bound {
    fileprivate var opposite: Self { Self(value: value, isIncluded: !isIncluded) }

    fileprivate static func greater(_ a: Self?, _ b: Self?) -> Self? {
        guard let a, let b else { return a ?? b }
        return switch a.value.order(b.value) {
        case .greater: a
        case .equal: a.isIncluded ? b : a
        case .less, nil: b
        }
    }

    fileprivate static func smaller(_ a: Self?, _ b: Self?) -> Self? {
        guard let a, let b else { return a ?? b }
        return switch a.value.order(b.value) {
        case .less: a
        case .equal: a.isIncluded ? b : a
        case .greater, nil: b
        }
    }
}

extension PossibleValues.Interval {
    fileprivate func endsBefore(_ other: Self) -> Bool {
        guard let upper else { return false }
        guard let otherUpper = other.upper else { return true }
        return switch upper.value.order(otherUpper.value) {
        case .less: true
        case .equal: !upper.isIncluded || otherUpper.isIncluded
        case .greater, nil: false
        }
    }

    /// The interval with bounds that are values of it where the type has a next value; nil where no value is within.
    fileprivate var normalized: Self? {
        var interval = self
        if let bound = lower, !bound.isIncluded {
            switch bound.value.step(up: true) {
            case .none: return nil
            case .value(let next): interval.lower = .init(value: next, isIncluded: true)
            case .unknown: break
            }
        }
        if let bound = upper, !bound.isIncluded {
            switch bound.value.step(up: false) {
            case .none: return nil
            case .value(let next): interval.upper = .init(value: next, isIncluded: true)
            case .unknown: break
            }
        }
        guard let lower = interval.lower, let upper = interval.upper else { return interval }
        switch lower.value.order(upper.value) {
        case .less: return interval
        case .equal: return lower.isIncluded && upper.isIncluded ? interval : nil
        case .greater: return nil
        // Bounds of two types tell nothing.
        case nil: return interval
        }
    }
}

extension PrimitiveValue {
    fileprivate enum Step {
        /// There is no such value.
        case none
        case value(PrimitiveValue)
        /// There are values between any two, or the next one is not looked for.
        case unknown
    }

    /// The next value of the type.
    fileprivate func step(up: Bool) -> Step {
        switch self {
        case .bool(let value): return value == up ? .none : .value(.bool(up))
        case .int64(let value):
            let (next, overflow) = up ? value.addingReportingOverflow(1) : value.subtractingReportingOverflow(1)
            return overflow ? .none : .value(.int64(next))
        case .double(let value):
            guard value != (up ? .infinity : -.infinity) else { return .none }
            return .value(.double(up ? value.nextUp : value.nextDown))
        case .text(let text): return text.isEmpty && !up ? .none : .unknown
        case .data(let data): return data.isEmpty && !up ? .none : .unknown
        case .null, .date, .uuid, .decimal, .array: return .unknown
        }
    }
}

extension [PrimitiveValue] {
    fileprivate var sortedAndUnique: [PrimitiveValue] {
        var result: [PrimitiveValue] = []
        for value in sorted(by: { $0.order($1) == .less }) where result.last?.order(value) != .equal {
            result.append(value)
        }
        return result
    }
}
