// Most conditions compare a number with a constant. A reader that was passed to a generic function is called through thunks,
// three calls more for each model: numbers within an interval are compared without a generic function.

extension ColumnReader {
    /// The comparison as a condition on an interval of numbers, nil if it is not one.
    func comparedAsNumber(_ comparison: ComparisonOperator, with literal: PrimitiveValue) -> MemoryCondition? {
        switch (self, literal) {
        case (.int64(let read), .int64(let number)):
            Self.interval(comparison, number).map { Self.isWithin(read, $0.lower, $0.upper) }
        case (.double(let read), .double(let number)):
            Self.interval(comparison, number).map { Self.isWithin(read, $0.lower, $0.upper) }
        // Only numbers have an interval.
        default: nil
        }
    }

    /// The integers of which a comparison holds, nil if they are not an interval or there are none.
    private static func interval(
        _ comparison: ComparisonOperator, _ number: Int64
    ) -> (lower: Int64, upper: Int64)? {
        switch comparison {
        case .equal: (number, number)
        case .notEqual: nil
        case .less: number == .min ? nil : (.min, number - 1)
        case .lessOrEqual: (.min, number)
        case .greater: number == .max ? nil : (number + 1, .max)
        case .greaterOrEqual: (number, .max)
        }
    }

    /// The numbers of which a comparison holds, nil if they are not an interval or there are none.
    private static func interval(
        _ comparison: ComparisonOperator, _ number: Double
    ) -> (lower: Double, upper: Double)? {
        guard !number.isNaN else { return nil }
        return switch comparison {
        case .equal: (number, number)
        case .notEqual: nil
        case .less: number == -.infinity ? nil : (-.infinity, number.nextDown)
        case .lessOrEqual: (-.infinity, number)
        case .greater: number == .infinity ? nil : (number.nextUp, .infinity)
        case .greaterOrEqual: (number, .infinity)
        }
    }

    static func isWithin(_ read: @escaping Read<Int64>, _ lower: Int64, _ upper: Int64) -> MemoryCondition {
        @Sendable @inline(__always) func holds(_ model: UnsafeRawPointer) throws -> Bool {
            guard let value = try read(model) else { return false }
            return lower <= value && value <= upper
        }
        return MemoryCondition(holds) { try $0.filtered(by: holds) }
    }

    /// Whether a number, which NaN is not, is within an interval.
    static func isWithin(_ read: @escaping Read<Double>, _ lower: Double, _ upper: Double) -> MemoryCondition {
        @Sendable @inline(__always) func holds(_ model: UnsafeRawPointer) throws -> Bool {
            guard let value = try read(model) else { return false }
            return lower <= value && value <= upper
        }
        return MemoryCondition(holds) { try $0.filtered(by: holds) }
    }
}
