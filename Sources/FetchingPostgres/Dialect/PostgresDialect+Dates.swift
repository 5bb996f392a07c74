import FetchingCore
import FetchingSQL

extension PostgresDialect {
    func render(_ call: SQLDateCall, into renderer: inout SQLRenderer) throws {
        switch call.function {
        case .part(let part, let offset):
            try renderPart(part, into: &renderer) { renderer in
                try renderLocal(offset, into: &renderer) { try renderInstant(call, into: &$0) }
            }
        case .microseconds:
            renderer.write("(EXTRACT(EPOCH FROM ")
            try renderInstant(call, into: &renderer)
            renderer.write(") * 1000000)::int8")
        case .start(let unit, let offset):
            renderer.write(generated: "(date_trunc('\(unit.rawValue)', ")
            try renderLocal(offset, into: &renderer) { try renderInstant(call, into: &$0) }
            renderer.write(")")
            renderZone(offset, into: &renderer)
            renderer.write(")")
        case .adding(let step, let offset): try renderSum(of: call, step, offset, into: &renderer)
        case .plain: try renderInstant(call, into: &renderer)
        case .stored(let form):
            try render(form, into: &renderer) { try renderInstant(call, into: &$0) }
        }
    }

    private func renderPart(
        _ part: DatePart, into renderer: inout SQLRenderer, _ render: (inout SQLRenderer) throws -> Void
    ) throws {
        let (before, after): (StaticString, StaticString) =
            switch part {
            case .year: ("EXTRACT(YEAR FROM ", ")::int8")
            case .month: ("EXTRACT(MONTH FROM ", ")::int8")
            case .day: ("EXTRACT(DAY FROM ", ")::int8")
            case .hour: ("EXTRACT(HOUR FROM ", ")::int8")
            case .minute: ("EXTRACT(MINUTE FROM ", ")::int8")
            // With its fraction, which would be rounded.
            case .second: ("floor(EXTRACT(SECOND FROM ", "))::int8")
            // From 0 for Sunday.
            case .weekday: ("(EXTRACT(DOW FROM ", ")::int8 + 1)")
            }
        renderer.write(before)
        try render(&renderer)
        renderer.write(after)
    }

    private func renderSum(
        of call: SQLDateCall, _ step: DateStep, _ offset: Int, into renderer: inout SQLRenderer
    ) throws {
        guard let months = step.months else {
            // Days would be counted in the zone of the session.
            return try renderer.writeParenthesized { renderer in
                try renderInstant(call, into: &renderer)
                renderer.write(generated: " + INTERVAL '\(Self.interval(ofSeconds: step.seconds))'")
            }
        }
        try renderer.writeParenthesized { renderer in
            try renderer.writeParenthesized { renderer in
                try renderLocal(offset, into: &renderer) { try renderInstant(call, into: &$0) }
                renderer.write(generated: " + INTERVAL '\(months) months'")
            }
            renderZone(offset, into: &renderer)
        }
    }

    /// Servers before version 15 read no field of more than 32 bits.
    static func interval(ofSeconds seconds: Int64) -> String {
        guard Int32(exactly: seconds) == nil else { return "\(seconds) seconds" }
        let (sign, count) = (seconds < 0 ? "-" : "", seconds.magnitude)
        return "\(sign)\(count / 3600):\(count / 60 % 60):\(count % 60)"
    }

    /// Renders what clocks in a zone show at an instant.
    private func renderLocal(
        _ offset: Int, into renderer: inout SQLRenderer, _ render: (inout SQLRenderer) throws -> Void
    ) throws {
        try render(&renderer)
        renderZone(offset, into: &renderer)
    }

    private func renderZone(_ offset: Int, into renderer: inout SQLRenderer) {
        guard offset != 0 else { return renderer.write(" AT TIME ZONE 'UTC'") }
        renderer.write(generated: " AT TIME ZONE INTERVAL '\(offset) seconds'")
    }

    /// Renders the operand as an instant: only one of which there is a result, where the others would be outside of the years 1 to
    /// 9999.
    private func renderInstant(_ call: SQLDateCall, into renderer: inout SQLRenderer) throws {
        guard call.function.canOverflow(of: call.form) else { return try renderDate(call, into: &renderer) }
        let range = call.function.operandRange
        let (first, last) = (range.lowerBound.instantText, (range.upperBound - 1).instantText)
        guard renderer.overflow == .null else {
            // The bounds of a range fail where they are in the wrong order. The date is written once.
            renderer.write(generated: "upper(tstzrange(\(first), lower(tstzrange(")
            try renderDate(call, into: &renderer)
            return renderer.write(generated: ", \(last), '[]')), '[]'))")
        }
        // What is beyond the limits becomes the first instant there, which becomes null.
        let (below, above) = ((range.lowerBound - 1).instantText, range.upperBound.instantText)
        renderer.write("NULLIF(NULLIF(LEAST(GREATEST(")
        try renderDate(call, into: &renderer)
        renderer.write(generated: ", \(below)), \(above)), \(below)), \(above))")
    }

    private func renderDate(_ call: SQLDateCall, into renderer: inout SQLRenderer) throws {
        switch call.form {
        case .plain:
            renderer.write("CAST(")
            try renderer.writeOperand(call.operand)
            renderer.write(" AS timestamptz)")
        case .unixSeconds, .unixTime:
            renderer.write("to_timestamp(")
            try renderNumber(call.operand, perSecond: 1, into: &renderer)
            renderer.write("::float8)")
        case .unixMilliseconds:
            // Numbers have too few digits for the microseconds of all years.
            renderer.write("date_trunc('milliseconds', to_timestamp(")
            try renderNumber(call.operand, perSecond: 1000, into: &renderer)
            renderer.write(" / 1000.0::float8) + INTERVAL '500 microseconds')")
        case .iso8601Text, .dateTimeText, .dayText:
            renderer.write("(CAST(")
            try renderer.writeOperand(call.operand)
            renderer.write(" AS timestamp) AT TIME ZONE 'UTC')")
        }
    }

    /// Renders a number that is a date, or one just outside of the years 1 to 9999: one farther away might be no date at all.
    private func renderNumber(
        _ operand: ExpressionTree, perSecond: Int64, into renderer: inout SQLRenderer
    ) throws {
        // Null would become a date. There it fails as a date.
        guard renderer.overflow == .null else { return try renderer.writeOperand(operand) }
        let range = DateInstant.range
        let (first, end) = (range.lowerBound / DateInstant.perSecond, range.upperBound / DateInstant.perSecond)
        renderer.write("LEAST(GREATEST(")
        try renderer.writeOperand(operand)
        renderer.write(generated: ", \((first - 1) * perSecond)), \(end * perSecond))")
    }

    /// Renders an instant in the form of a column.
    private func render(
        _ form: DateForm, into renderer: inout SQLRenderer, _ render: (inout SQLRenderer) throws -> Void
    ) throws {
        let (before, after): (StaticString, StaticString) =
            switch form {
            case .plain: ("", "")
            case .unixSeconds: ("floor(EXTRACT(EPOCH FROM ", "))::int8")
            case .unixMilliseconds: ("floor(EXTRACT(EPOCH FROM ", ") * 1000 + 0.5)::int8")
            case .unixTime: ("EXTRACT(EPOCH FROM ", ")::float8")
            case .iso8601Text: ("to_char(", " AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"')")
            case .dateTimeText: ("to_char(", " AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')")
            case .dayText: ("to_char(", " AT TIME ZONE 'UTC', 'YYYY-MM-DD')")
            }
        renderer.write(before)
        try render(&renderer)
        renderer.write(after)
    }
}

extension Int64 {
    /// The literal of an instant, in microseconds since 1970.
    fileprivate var instantText: String {
        let (days, time) = Int(self).dividedDown(by: Int(DateInstant.perDay))
        let day = CalendarDay(daysSince1970: days)
        let (year, era) = day.year > 0 ? (day.year, "") : (1 - day.year, " BC")
        let (seconds, rest) = time.quotientAndRemainder(dividingBy: 1_000_000)
        let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0.digits(2) }.joined(separator: ":")
        let fraction = rest == 0 ? "" : "." + rest.digits(6)
        return "'\(year.digits(4))-\(day.month.digits(2))-\(day.day.digits(2)) \(clock)\(fraction)+00\(era)'"
    }
}

extension Int {
    fileprivate func digits(_ count: Int) -> String {
        let text = String(self)
        return String(repeating: "0", count: Swift.max(count - text.count, 0)) + text
    }
}
