// One calculation for memory and SQLite, with integers alone. Foundation's calendar changes to Julius Caesar's before October 1582, in
// which PostgreSQL and ISO 8601 do not follow it.

extension DateFunction {
    /// The integer that a part of an instant is, or its microseconds; nil for other functions.
    package func integer(of instant: Int64) -> Int64? {
        switch self {
        case .part(let part, let offset): part.value(of: instant.shifted(by: offset))
        case .microseconds: instant
        case .start, .adding, .plain, .stored: nil
        }
    }

    /// The date that is computed of an instant, in microseconds; nil if one of them is outside of the years 1 to 9999.
    package func date(of instant: Int64) -> Int64? {
        guard DateInstant.range.contains(instant) else { return nil }
        let result = unlimitedDate(of: instant)
        return DateInstant.range.contains(result) ? result : nil
    }

    /// The instants of which there is a result.
    package var operandRange: Range<Int64> {
        let range = DateInstant.range
        let lower = first(in: range) { unlimitedDate(of: $0) >= range.lowerBound }
        let upper = first(in: lower..<range.upperBound) { unlimitedDate(of: $0) >= range.upperBound }
        return lower..<upper
    }

    /// The first of a range for which a condition holds that holds from there on, or its end.
    private func first(in range: Range<Int64>, where holds: (Int64) -> Bool) -> Int64 {
        var (lower, upper) = (range.lowerBound, range.upperBound)
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if holds(middle) { upper = middle } else { lower = middle + 1 }
        }
        return lower
    }

    private func unlimitedDate(of instant: Int64) -> Int64 {
        switch self {
        case .start(let unit, let offset):
            unit.start(of: instant.shifted(by: offset)).shifted(by: -offset)
        case .adding(let step, let offset):
            if let months = step.months {
                instant.shifted(by: offset).adding(months: months).shifted(by: -offset)
            } else {
                instant + step.seconds * DateInstant.perSecond
            }
        case .part, .microseconds, .plain, .stored: instant
        }
    }
}

extension Int64 {
    fileprivate func shifted(by seconds: Int) -> Int64 {
        // An instant at the end of 64 bits has no other.
        let (shifted, overflow) = addingReportingOverflow(Int64(seconds) * DateInstant.perSecond)
        return overflow ? self : shifted
    }

    /// The day since 1970, and the microseconds of that day.
    fileprivate var dayAndTime: (day: Int, time: Int) {
        let (day, time) = Int(self).dividedDown(by: Int(DateInstant.perDay))
        return (day, time)
    }

    /// The same day and time of another month, or its last day where it is shorter.
    fileprivate func adding(months: Int) -> Int64 {
        let (day, time) = dayAndTime
        let date = CalendarDay(daysSince1970: day)
        let (year, month) = (date.year * 12 + date.month - 1 + months).dividedDown(by: 12)
        let last = CalendarDay.count(inMonth: month + 1, of: year)
        let result = CalendarDay(year: year, month: month + 1, day: Swift.min(date.day, last))
        return Int64(result.daysSince1970) * DateInstant.perDay + Int64(time)
    }
}

extension DatePart {
    fileprivate func value(of instant: Int64) -> Int64 {
        let (day, time) = instant.dayAndTime
        let seconds = time / Int(DateInstant.perSecond)
        let value =
            switch self {
            // As PostgreSQL has it, there is no year 0: the one before 1 is -1.
            case .year: CalendarDay(daysSince1970: day).yearWithoutZero
            case .month: CalendarDay(daysSince1970: day).month
            case .day: CalendarDay(daysSince1970: day).day
            case .hour: seconds / 3600
            case .minute: seconds / 60 % 60
            case .second: seconds % 60
            // The first of 1970 was a Thursday, the fifth day from Sunday.
            case .weekday: (day + 4).dividedDown(by: 7).rest + 1
            }
        return Int64(value)
    }
}

extension DateUnit {
    fileprivate func start(of instant: Int64) -> Int64 {
        let (day, time) = instant.dayAndTime
        return switch self {
        case .year: start(of: CalendarDay(year: CalendarDay(daysSince1970: day).year, month: 1, day: 1))
        case .month: start(of: CalendarDay(daysSince1970: day).firstOfMonth)
        case .day: instant - Int64(time)
        case .hour: instant - Int64(time) % (3600 * DateInstant.perSecond)
        case .minute: instant - Int64(time) % (60 * DateInstant.perSecond)
        case .second: instant - Int64(time) % DateInstant.perSecond
        }
    }

    private func start(of day: CalendarDay) -> Int64 { Int64(day.daysSince1970) * DateInstant.perDay }
}

extension CalendarDay {
    fileprivate var yearWithoutZero: Int { year > 0 ? year : year - 1 }

    fileprivate var firstOfMonth: CalendarDay { CalendarDay(year: year, month: month, day: 1) }
}
