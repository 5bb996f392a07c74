extension ColumnReader {
    /// A value that is the same for all models.
    init(_ literal: PrimitiveValue) {
        switch literal {
        case .null: self = .bool { _ in nil }
        case .bool(let value): self = .bool { _ in value }
        case .int64(let value): self = .int64 { _ in value }
        case .double(let value): self = .double { _ in value }
        case .text(let value): self = .text { _ in value }
        case .data(let value): self = .data { _ in value }
        case .date(let value): self = .date { _ in value }
        case .uuid(let value): self = .uuid { _ in value }
        case .decimal(let value): self = .decimal { _ in value }
        case .array(let value): self = .array { _ in value }
        }
    }

    var isNull: MemoryCondition {
        switch self {
        case .bool(let value): Self.isNull(value)
        case .int64(let value): Self.isNull(value)
        case .double(let value): Self.isNull(value)
        case .text(let value): Self.isNull(value)
        case .data(let value): Self.isNull(value)
        case .date(let value): Self.isNull(value)
        case .uuid(let value): Self.isNull(value)
        case .decimal(let value): Self.isNull(value)
        case .array(let value): Self.isNull(value)
        }
    }

    private static func isNull(_ read: @escaping Read<some MemoryValue>) -> MemoryCondition {
        MemoryCondition { try read($0)?.comparable == nil }
    }
}

// With a value that is known beforehand

extension ColumnReader {
    func compared(_ comparison: ComparisonOperator, with literal: PrimitiveValue) -> MemoryCondition {
        if let condition = comparedAsNumber(comparison, with: literal) { return condition }
        return switch (self, literal) {
        case (.bool(let value), .bool(let constant)): Self.compared(value, comparison, constant)
        case (.int64(let value), .int64(let constant)): Self.compared(value, comparison, constant)
        case (.double(let value), .double(let constant)): Self.compared(value, comparison, constant)
        case (.text(let value), .text(let constant)): Self.compared(value, comparison, constant)
        case (.data(let value), .data(let constant)): Self.compared(value, comparison, constant)
        case (.date(let value), .date(let constant)): Self.compared(value, comparison, constant)
        case (.uuid(let value), .uuid(let constant)): Self.compared(value, comparison, constant)
        case (.decimal(let value), .decimal(let constant)): Self.compared(value, comparison, constant)
        case (.array(let value), .array(let constant)): Self.compared(value, comparison, constant)
        // A constant of another type is compared as a value of the model.
        default: compared(comparison, with: ColumnReader(literal))
        }
    }

    @inline(__always)
    private static func compared<Value: MemoryValue>(
        _ value: @escaping Read<Value>, _ comparison: ComparisonOperator, _ constant: Value
    ) -> MemoryCondition {
        guard let constant = constant.comparable else { return comparedWithNull(value, comparison) }
        switch comparison {
        case .equal:
            return MemoryCondition { model in
                guard let value = try value(model)?.comparable else { return false }
                return value.isEqual(to: constant)
            }
        case .notEqual:
            return MemoryCondition { model in
                guard let value = try value(model)?.comparable else { return true }
                return !value.isEqual(to: constant)
            }
        case .less:
            return MemoryCondition { model in
                guard let value = try value(model)?.comparable else { return false }
                return value.isLess(than: constant)
            }
        case .lessOrEqual:
            return MemoryCondition { model in
                guard let value = try value(model)?.comparable else { return false }
                return !constant.isLess(than: value)
            }
        case .greater:
            return MemoryCondition { model in
                guard let value = try value(model)?.comparable else { return false }
                return constant.isLess(than: value)
            }
        case .greaterOrEqual:
            return MemoryCondition { model in
                guard let value = try value(model)?.comparable else { return false }
                return !value.isLess(than: constant)
            }
        }
    }

    private static func comparedWithNull(
        _ value: @escaping Read<some MemoryValue>, _ comparison: ComparisonOperator
    ) -> MemoryCondition {
        let isNull = isNull(value)
        switch comparison {
        case .equal: return isNull
        case .notEqual: return !isNull
        case .less, .lessOrEqual, .greater, .greaterOrEqual: return MemoryCondition(false)
        }
    }

    func isIn(_ range: ValueRange) -> MemoryCondition {
        let upper: ComparisonOperator = range.includesUpper ? .lessOrEqual : .less
        switch (range.lower, range.upper) {
        case (let lowerBound?, let upperBound?):
            return isBetween(lowerBound, upperBound, range.includesUpper)
                ?? (compared(.greaterOrEqual, with: lowerBound) && compared(upper, with: upperBound))
        case (let bound?, nil): return compared(.greaterOrEqual, with: bound)
        case (nil, let bound?): return compared(upper, with: bound)
        case (nil, nil): return !isNull
        }
    }

    /// Reads the value once: that of a range in a range would otherwise be read four times, and so on.
    private func isBetween(_ lower: PrimitiveValue, _ upper: PrimitiveValue, _ includesUpper: Bool) -> MemoryCondition?
    {
        switch (self, lower, upper) {
        case (.bool(let a), .bool(let b), .bool(let c)): Self.isBetween(a, b, c, includesUpper)
        case (.int64(let a), .int64(let b), .int64(let c)): Self.isBetween(a, b, c, includesUpper)
        case (.double(let a), .double(let b), .double(let c)): Self.isBetween(a, b, c, includesUpper)
        case (.text(let a), .text(let b), .text(let c)): Self.isBetween(a, b, c, includesUpper)
        case (.data(let a), .data(let b), .data(let c)): Self.isBetween(a, b, c, includesUpper)
        case (.date(let a), .date(let b), .date(let c)): Self.isBetween(a, b, c, includesUpper)
        case (.uuid(let a), .uuid(let b), .uuid(let c)): Self.isBetween(a, b, c, includesUpper)
        case (.decimal(let a), .decimal(let b), .decimal(let c)): Self.isBetween(a, b, c, includesUpper)
        case (.array(let a), .array(let b), .array(let c)): Self.isBetween(a, b, c, includesUpper)
        // Bounds of other types are compared one by one.
        default: nil
        }
    }

    @inline(__always)
    private static func isBetween<Value: MemoryValue>(
        _ read: @escaping Read<Value>, _ lower: Value, _ upper: Value, _ includesUpper: Bool
    ) -> MemoryCondition? {
        guard let lower = lower.comparable, let upper = upper.comparable else { return nil }
        return MemoryCondition { model in
            guard let value = try read(model)?.comparable, !value.isLess(than: lower) else { return false }
            return includesUpper ? !upper.isLess(than: value) : value.isLess(than: upper)
        }
    }

    func isIn(_ values: [PrimitiveValue], orNull includesNull: Bool) -> MemoryCondition {
        switch self {
        case .int64(let read):
            let members = Set(values.compactMap { if case .int64(let member) = $0 { member } else { nil } })
            return MemoryCondition { try read($0).map(members.contains) ?? includesNull }
        case .uuid(let read):
            let members = Set(values.compactMap { if case .uuid(let member) = $0 { member } else { nil } })
            return MemoryCondition { try read($0).map(members.contains) ?? includesNull }
        case .text(let read):
            let members = Set(values.compactMap { if case .text(let text) = $0 { ExactText(text: text) } else { nil } })
            return MemoryCondition { model in
                guard let text = try read(model) else { return includesNull }
                return members.contains(ExactText(text: text))
            }
        case .bool(let read):
            let (holdsForTrue, holdsForFalse) = (values.contains(.bool(true)), values.contains(.bool(false)))
            return MemoryCondition { try read($0).map { $0 ? holdsForTrue : holdsForFalse } ?? includesNull }
        case .double(let read): return Self.isIn(values, orNull: includesNull, read) { .double($0) }
        case .data(let read): return Self.isIn(values, orNull: includesNull, read) { .data($0) }
        case .date(let read): return Self.isIn(values, orNull: includesNull, read) { .date($0) }
        case .decimal(let read): return Self.isIn(values, orNull: includesNull, read) { .decimal($0) }
        case .array(let read): return Self.isIn(values, orNull: includesNull, read) { .array($0) }
        }
    }

    private static func isIn<Value>(
        _ values: [PrimitiveValue], orNull includesNull: Bool, _ read: @escaping Read<Value>,
        _ primitive: @escaping @Sendable (Value) -> PrimitiveValue
    ) -> MemoryCondition {
        let members = Set(values.map { ExactValue($0.comparable) })
        // What is compared stands in a closure of its own: the value may be that of a deep expression, each level of which
        // has the frame of this one on the stack.
        let contains: @Sendable (Value) -> Bool = { value in
            let value = primitive(value).comparable
            return value.isNull ? includesNull : members.contains(ExactValue(value))
        }
        return MemoryCondition { try read($0).map(contains) ?? includesNull }
    }
}

// With another value of the model

extension ColumnReader {
    func compared(_ comparison: ComparisonOperator, with other: ColumnReader) -> MemoryCondition {
        switch (self, other) {
        case (.bool(let a), .bool(let b)): Self.compared(a, comparison, b)
        case (.int64(let a), .int64(let b)): Self.compared(a, comparison, b)
        case (.double(let a), .double(let b)): Self.compared(a, comparison, b)
        case (.text(let a), .text(let b)): Self.compared(a, comparison, b)
        case (.data(let a), .data(let b)): Self.compared(a, comparison, b)
        case (.date(let a), .date(let b)): Self.compared(a, comparison, b)
        case (.uuid(let a), .uuid(let b)): Self.compared(a, comparison, b)
        case (.decimal(let a), .decimal(let b)): Self.compared(a, comparison, b)
        case (.array(let a), .array(let b)): Self.compared(a, comparison, b)
        // The values of two types.
        default: comparedWithOtherType(comparison, other)
        }
    }

    @inline(__always)
    private static func compared<Value: MemoryValue>(
        _ a: @escaping Read<Value>, _ comparison: ComparisonOperator, _ b: @escaping Read<Value>
    ) -> MemoryCondition {
        MemoryCondition { model in
            let values = (try a(model)?.comparable, try b(model)?.comparable)
            guard case (let a?, let b?) = values else {
                let areBothNull = values.0 == nil && values.1 == nil
                return comparison == .equal && areBothNull || comparison == .notEqual && !areBothNull
            }
            return switch comparison {
            case .equal: a.isEqual(to: b)
            case .notEqual: !a.isEqual(to: b)
            case .less: a.isLess(than: b)
            case .lessOrEqual: !b.isLess(than: a)
            case .greater: b.isLess(than: a)
            case .greaterOrEqual: !a.isLess(than: b)
            }
        }
    }

    /// Values of different types are equal only where both are nil.
    private func comparedWithOtherType(_ comparison: ComparisonOperator, _ other: ColumnReader) -> MemoryCondition {
        switch comparison {
        case .equal: isNull && other.isNull
        case .notEqual: !(isNull && other.isNull)
        case .less, .lessOrEqual, .greater, .greaterOrEqual: MemoryCondition(false)
        }
    }
}
