import Foundation

extension FormatEvaluator {
    /// An aggregate of values that are read already.
    ///
    /// Key-value coding takes nil for 0 in `@sum` and `@avg`, and ignores it in `@min` and `@max`; SQL ignores it
    /// always.
    func value(of aggregate: FormatAggregate, over all: [FormatLanguageValue]) throws -> FormatLanguageValue {
        let values = all.filter { !isMissing($0) }
        switch aggregate {
        case .count: return .integer(Int64(all.count))
        case .min: return try extreme(of: values) { $0 < 0 }
        case .max: return try extreme(of: values) { $0 > 0 }
        case .sum: return try sum(of: values)
        case .avg:
            let count = logic == .objects ? all.count : values.count
            guard count > 0 else { return .null }
            return try average(of: sum(of: values), count: count)
        }
    }

    private func isMissing(_ value: FormatLanguageValue) -> Bool {
        if logic == .sqlStore, case .double(let number) = value { return number.isNaN }
        return value.isNull
    }

    private func sum(of values: [FormatLanguageValue]) throws -> FormatLanguageValue {
        try values.reduce(.integer(0)) { try calculate(.add, $0, $1) }
    }

    // The documents say double, in memory too. An exact quotient would say no more: both round what does not end.
    private func average(of sum: FormatLanguageValue, count: Int) throws -> FormatLanguageValue {
        switch sum {
        case .integer(let sum): .double(Double(sum) / Double(count))
        case .decimal(let sum): .decimal(sum / Decimal(count))
        default: try calculate(.divide, sum, .double(Double(count)))
        }
    }

    private func extreme(
        of values: [FormatLanguageValue], isBetter: (Int) -> Bool
    ) throws -> FormatLanguageValue {
        guard var best = values.first else { return .null }
        for value in values {
            guard let order = try order(value, best, options: [], place: "@min or @max") else {
                throw FormatLanguageError.unspecified("NaN in @min or @max")
            }
            if isBetter(order) { best = value }
        }
        return best
    }
}
