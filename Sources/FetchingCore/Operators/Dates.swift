public import Foundation

// Methods and properties, not `+` and `-`: four conditions such as `$0.end + .days(3) > date` joined by `&&` cost the type checker
// 36,606 scopes with an overload of `+`, and 721 with `adding`. Where the result is compared with a variable of type `Date`, each
// further condition of a chain doubles the work: a list of statements does not.

extension FetchableOperand where Value.Base == Date {
    /// The year of the date in UTC, nil for nil.
    ///
    /// ```swift
    /// $0.signupDate.year == 2024      // fetching_date("signupDate", 'part year 0', 'plain') = 2024
    /// // PostgreSQL: EXTRACT(YEAR FROM CAST("signupDate" AS timestamptz) AT TIME ZONE 'UTC')::int8 = 2024
    /// ```
    ///
    /// The calendar is that of ISO 8601 for all dates: Gregorian, before 1582 too. The year before 1 is -1.
    public var year: FetchExpression<Model, Value.IntResult> { part(.year) }

    /// The month of the date in UTC, from 1 to 12; nil for nil.
    ///
    /// ```swift
    /// $0.signupDate.month == 12      // fetching_date("signupDate", 'part month 0', 'plain') = 12
    /// ```
    public var month: FetchExpression<Model, Value.IntResult> { part(.month) }

    /// The day of the month of the date in UTC, from 1 to 31; nil for nil.
    ///
    /// ```swift
    /// $0.signupDate.day == 1      // fetching_date("signupDate", 'part day 0', 'plain') = 1
    /// ```
    public var day: FetchExpression<Model, Value.IntResult> { part(.day) }

    /// The hour of the date in UTC, from 0 to 23; nil for nil.
    ///
    /// ```swift
    /// $0.signupDate.hour < 12      // fetching_date("signupDate", 'part hour 0', 'plain') < 12
    /// ```
    public var hour: FetchExpression<Model, Value.IntResult> { part(.hour) }

    /// The minute of the date, from 0 to 59; nil for nil.
    ///
    /// ```swift
    /// $0.signupDate.minute == 0      // fetching_date("signupDate", 'part minute 0', 'plain') = 0
    /// ```
    public var minute: FetchExpression<Model, Value.IntResult> { part(.minute) }

    /// The whole second of the date, from 0 to 59; nil for nil.
    ///
    /// ```swift
    /// $0.signupDate.second == 0      // fetching_date("signupDate", 'part second 0', 'plain') = 0
    /// ```
    public var second: FetchExpression<Model, Value.IntResult> { part(.second) }

    /// The day of the week of the date in UTC, from 1 for Sunday to 7; nil for nil.
    ///
    /// ```swift
    /// $0.signupDate.weekday.isIn(1, 7)      // fetching_date("signupDate", 'part weekday 0', 'plain') IN (1, 7)
    /// ```
    public var weekday: FetchExpression<Model, Value.IntResult> { part(.weekday) }
}

// Each says in its own signature that it is for dates. Of the methods of an extension that does, the compiler is not sure before the chain is
// solved, and takes `==` behind them for that of `Date`: four conditions cost 48,700 scopes, and eight cost 110.

extension FetchableOperand {
    /// A part of the date as clocks in a zone show it, nil for nil.
    ///
    /// ```swift
    /// $0.signupDate.part(.hour, in: .offset(hours: 2)) < 12
    /// // fetching_date("signupDate", 'part hour 7200', 'plain') < 12
    /// ```
    ///
    /// - Parameters:
    ///   - part: The part, such as `.year`.
    ///   - zone: The zone, UTC by default.
    public func part(
        _ part: FetchDatePart, in zone: FetchTimeZone = .gmt
    ) -> FetchExpression<Model, Value.IntResult> where Value.Base._Date: DateValue {
        FetchExpression(zone.function(of: tree) { .part(part.part, offset: $0) })
    }

    /// The first instant of the year, the month or another unit that the date is in; nil for nil.
    ///
    /// ```swift
    /// User.request().all().grouped { $0.signupDate.start(of: .month) }
    /// // GROUP BY fetching_date("signupDate", 'start month 0', 'plain')
    /// // PostgreSQL: GROUP BY (date_trunc('month', …CAST("signupDate" AS timestamptz)… AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')
    /// ```
    ///
    /// A date outside of the years 1 to 9999 counts as a calculation that overflows: nil in conditions, orders and groups,
    /// and an error where it is given back or stored.
    ///
    /// - Parameters:
    ///   - unit: The unit. There are no weeks: countries begin them on different days.
    ///   - zone: The zone in which the unit begins, UTC by default.
    public func start(of unit: FetchDateUnit, in zone: FetchTimeZone = .gmt) -> FetchExpression<
        Model, Value._DateResult
    >
    where Value.Base._Date: DateValue {
        FetchExpression(zone.function(of: tree) { .start(unit.unit, offset: $0) })
    }

    /// A date that is a number of days, months or other units later, or earlier; nil for nil.
    ///
    /// ```swift
    /// $0.signupDate.adding(.days(3)) < now
    /// // fetching_date("signupDate", 'adding days 0 3', 'plain') < '2024-05-01 10:30:00.000'
    /// // PostgreSQL: (…CAST("signupDate" AS timestamptz)… + INTERVAL '259200 seconds') < '2024-05-01 10:30:00+00'
    /// ```
    ///
    /// A month later is the same day of the next month, or its last day where it is shorter. Days have 24 hours. A date
    /// outside of the years 1 to 9999 counts as a calculation that overflows, as in ``start(of:in:)``.
    ///
    /// - Parameters:
    ///   - step: The units to add. A negative number goes back.
    ///   - zone: The zone in which months are counted, UTC by default.
    public func adding(_ step: FetchDateStep, in zone: FetchTimeZone = .gmt) -> FetchExpression<
        Model, Value._DateResult
    >
    where Value.Base._Date: DateValue {
        FetchExpression(zone.function(of: tree) { .adding(step.step, offset: $0) })
    }
}

// The time between two dates. A date and a member have different labels: with overloads of one name, the type checker knows nothing of the
// result, and `$0.start.days(since: date) == number` four times in a chain costs 50,800 scopes, where it costs 49 now. For the same
// reason `days(from:)` is one function with an optional result: one for each pair of optional and not costs 55,468 scopes, and one 77.

extension FetchableOperand {
    /// The seconds from another date to this one, negative if this one is earlier; nil for nil.
    ///
    /// ```swift
    /// $0.signupDate.seconds(since: start) > 60
    /// ```
    public func seconds(since date: Date) -> FetchExpression<Model, Value.DoubleResult>
    where Value.Base._Date: DateValue {
        FetchExpression(tree.seconds(since: .literal(date, beside: .plainDate, for: "since")))
    }

    /// The seconds from the date of another member to this one, negative if this one is earlier; nil if either is nil.
    ///
    /// ```swift
    /// $0.end.seconds(from: $0.start) > 60
    /// $0.end.seconds(from: $0.pausedAt) ?? 0 > 60
    /// ```
    ///
    /// The result is optional, whether the members are or not, as that of `/` is.
    public func seconds<Other: FetchableOperand>(
        from other: Other
    ) -> FetchExpression<Model, Double?>
    where Value.Base._Date: DateValue, Other.Model == Model, Other.Value.Base._Date: DateValue {
        FetchExpression(tree.seconds(since: other.tree))
    }

    /// The whole days of 24 hours from another date to this one, negative if this one is earlier; nil for nil.
    ///
    /// ```swift
    /// $0.signupDate.days(since: start) > 30
    /// ```
    ///
    /// The rest of a day is cut off, on both sides of zero.
    public func days(since date: Date) -> FetchExpression<Model, Value.IntResult>
    where Value.Base._Date: DateValue {
        FetchExpression(tree.days(since: .literal(date, beside: .plainDate, for: "since")))
    }

    /// The whole days of 24 hours from the date of another member to this one; nil if either is nil.
    ///
    /// ```swift
    /// $0.end.days(from: $0.start) > 30
    /// $0.deliveredAt.days(from: $0.orderedAt) == promisedDays
    /// ```
    ///
    /// The result is optional, whether the members are or not, as that of `/` is.
    public func days<Other: FetchableOperand>(
        from other: Other
    ) -> FetchExpression<Model, Int?>
    where Value.Base._Date: DateValue, Other.Model == Model, Other.Value.Base._Date: DateValue {
        FetchExpression(tree.days(since: other.tree))
    }
}

extension ExpressionTree {
    /// An operand beside which a date is one in the engine's own form.
    fileprivate static var plainDate: ExpressionTree { ExpressionTree(.constant(true)) }

    private func microseconds(since other: ExpressionTree) -> ExpressionTree {
        .arithmetic(.subtract, .date(.microseconds, of: self), .date(.microseconds, of: other), of: Int.self)
    }

    fileprivate func seconds(since other: ExpressionTree) -> ExpressionTree {
        let microseconds = microseconds(since: other)
        let number =
            microseconds.isFailure
            ? microseconds : ExpressionTree(.function(.double, microseconds), above: microseconds)
        return .arithmetic(.divide, number, ExpressionTree(literal: .double(1_000_000)), of: Double.self)
    }

    fileprivate func days(since other: ExpressionTree) -> ExpressionTree {
        .arithmetic(
            .divide, microseconds(since: other), ExpressionTree(literal: .int64(DateInstant.perDay)), of: Int.self)
    }
}
