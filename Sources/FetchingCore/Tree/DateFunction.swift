/// A function of one date, in the calendar that ISO 8601 prescribes for all years.
package enum DateFunction: Hashable, Sendable {
    /// - Parameter offset: The seconds by which the zone is east of Greenwich.
    case part(DatePart, offset: Int)
    /// The first instant of the year, month … that the date is in.
    case start(DateUnit, offset: Int)
    case adding(DateStep, offset: Int)
    /// The microseconds since 1970.
    case microseconds
    /// The date in the engine's own form.
    case plain
    /// The date in the form of a column.
    case stored(DateForm)
}

package enum DatePart: String, CaseIterable, Sendable {
    case year, month, day, hour, minute, second, weekday
}

package enum DateUnit: String, CaseIterable, Sendable {
    case year, month, day, hour, minute, second
}

/// A number of units to go on in time.
package struct DateStep: Hashable, Sendable {
    package enum Unit: String, CaseIterable, Sendable {
        case seconds, minutes, hours, days, weeks, months, years
    }

    package let count: Int
    package let unit: Unit

    package init(_ count: Int, _ unit: Unit) { (self.count, self.unit) = (count, unit) }

    /// More than all of these years: whatever is farther away is outside of them too.
    private static let most = 20_000

    /// The length in months, nil if it is one in microseconds.
    package var months: Int? {
        switch unit {
        case .years: min(max(count, -Self.most), Self.most) * 12
        case .months: min(max(count, -Self.most * 12), Self.most * 12)
        case .seconds, .minutes, .hours, .days, .weeks: nil
        }
    }

    /// The length in seconds, zero if it is one in months.
    package var seconds: Int64 {
        let seconds: Int64 =
            switch unit {
            case .seconds: 1
            case .minutes: 60
            case .hours: 3600
            case .days: 86_400
            case .weeks: 604_800
            case .months, .years: 0
            }
        let most = Int64(Self.most) * 366 * 86_400
        let (product, overflow) = seconds.multipliedReportingOverflow(by: Int64(count))
        return overflow ? (count < 0 ? -most : most) : min(max(product, -most), most)
    }
}

extension DateFunction {
    /// The type of what it gives.
    package var type: PrimitiveType {
        switch self {
        case .part, .microseconds: .int64
        case .start, .adding, .plain: .date
        case .stored(let form): form.type
        }
    }

    /// The name of the member that makes it, for errors.
    package var member: String {
        switch self {
        case .part(let part, 0): part.rawValue
        case .part: "part(_:in:)"
        case .start: "start(of:)"
        case .adding: "adding"
        case .microseconds: "since"
        case .plain, .stored: "date"
        }
    }

    /// Whether there may be no result for a date in a form: one outside of the years 1 to 9999.
    package func canOverflow(of form: DateForm) -> Bool {
        switch self {
        case .part, .microseconds: form.isNumber
        case .start, .adding, .plain, .stored: true
        }
    }
}

// A function has a text, for signatures and for the function of SQLite.

extension DateFunction: LosslessStringConvertible {
    package var description: String {
        switch self {
        case .part(let part, let offset): "part \(part.rawValue) \(offset)"
        case .start(let unit, let offset): "start \(unit.rawValue) \(offset)"
        case .adding(let step, let offset): "adding \(step.unit.rawValue) \(offset) \(step.count)"
        case .microseconds: "microseconds"
        case .plain: "plain"
        case .stored(let form): "stored \(form.rawValue)"
        }
    }

    package init?(_ description: String) {
        let words = description.split(separator: " ").map(String.init)
        let offset = words.count > 2 ? Int(words[2]) ?? 0 : 0
        switch (words.first, words.count) {
        case ("part", 3):
            guard let part = DatePart(rawValue: words[1]) else { return nil }
            self = .part(part, offset: offset)
        case ("start", 3):
            guard let unit = DateUnit(rawValue: words[1]) else { return nil }
            self = .start(unit, offset: offset)
        case ("adding", 4):
            guard let unit = DateStep.Unit(rawValue: words[1]), let count = Int(words[3]) else { return nil }
            self = .adding(DateStep(count, unit), offset: offset)
        case ("microseconds", 1): self = .microseconds
        case ("plain", 1): self = .plain
        case ("stored", 2):
            guard let form = DateForm(rawValue: words[1]) else { return nil }
            self = .stored(form)
        default: return nil
        }
    }
}
