import Fetching
import Foundation

extension ConformanceGroup {
    /// Parts of dates and dates that are computed, in every form of storage. What is expected was computed by Python.
    static let dateCalculations = ConformanceGroup(
        "Date calculations", parts + zones + starts + sums + differences + nils + orders + dateChanges + rejections)

    private typealias Form = (name: String, member: @Sendable (Appointment.FetchableMembers) -> Dates)
    private typealias Dates = FetchableMember<Appointment, Date>

    private static let rows = [
        Appointment(id: 1, milliseconds: 1_709_251_199_250),  // 2024-02-29 23:59:59.250
        Appointment(id: 2, milliseconds: 946_683_000_000),  // 1999-12-31 23:30
        Appointment(id: 3, milliseconds: -2_203_891_200_000, maybe: false),  // 1900-03-01, after 28 February
        Appointment(id: 4, milliseconds: -500),  // 1969-12-31 23:59:59.500
        Appointment(id: 5, milliseconds: -14_826_672_000_000),  // 1500-03-01, as PostgreSQL counts
        Appointment(id: 6, milliseconds: -62_132_961_600_000),  // 0001-01-31 12:00
        Appointment(id: 7, milliseconds: 253_402_300_799_999),  // 9999-12-31 23:59:59.999
        Appointment(id: 8, milliseconds: 951_782_400_000, maybe: false),  // 2000-02-29
    ]

    private static func date(_ seconds: Int) -> Date { Appointment.date(seconds * 1000) }

    /// The forms that keep the time of day.
    private static let times: [Form] = [
        ("plain", { $0.plain }), ("seconds", { $0.seconds }), ("milliseconds", { $0.milliseconds }),
        ("time", { $0.time }), ("ISO text", { $0.isoText }), ("date and time as text", { $0.dateTime }),
    ]

    private static let day: Form = ("day as text", { $0.day })

    private static let forms: [Form] = times + [day]

    /// A condition on the dates in each form.
    private static func each(
        _ forms: [Form], _ name: String, keys: [Int],
        where condition: @escaping @Sendable (Dates) -> FetchPredicate<Appointment>
    ) -> ConformanceCase {
        ConformanceCase(name, in: rows) {
            forms.map { form in
                ConformanceCheck(
                    label: name + " of " + form.name,
                    request: Appointment.request().all().where { condition(form.member($0)) }, expectation: .keys(keys))
            }
        }
    }

    private static let parts: [ConformanceCase] = [
        each(forms, "the year", keys: [5]) { $0.year == 1500 },
        each(forms, "the first year", keys: [6]) { $0.year < 2 },
        each(forms, "the last year", keys: [7]) { $0.year == 9999 },
        each(forms, "the month", keys: [1, 8]) { $0.month == 2 },
        each(forms, "the month before 1582", keys: [3, 5]) { $0.month == 3 && $0.day == 1 },
        each(forms, "a leap day", keys: [1, 8]) { $0.day == 29 },
        each(forms, "the last day", keys: [2, 4, 6, 7]) { $0.day >= 31 },
        each(times, "the hour", keys: [1, 2, 4, 7]) { $0.hour == 23 },
        each(times, "the hour in a list", keys: [3, 5, 6, 8]) { $0.hour.isIn(0, 12) },
        each(times, "the minute", keys: [2]) { $0.minute == 30 },
        each(times, "the second, cut off", keys: [1, 4, 7]) { $0.second == 59 },
        each(forms, "the day of the week", keys: [1, 3, 5]) { $0.weekday == 5 },
        each(forms, "other days of the week", keys: [2, 4, 6, 7, 8]) { $0.weekday.isIn(3, 4, 6) },
        each(forms, "in a calculation", keys: [8]) { $0.year * 100 + $0.month == 200_002 },
    ]

    private static let zones: [ConformanceCase] = [
        each(times, "the year in the east", keys: [2, 8]) { $0.part(.year, in: .offset(hours: 1)) == 2000 },
        each(times, "the day in the east", keys: [1, 2, 3, 4, 5, 7]) { $0.part(.day, in: .offset(hours: 1)) == 1 },
        each(times, "the hour in the west", keys: [2]) {
            $0.part(.hour, in: .offset(hours: -3, minutes: -30)) == 20
                && $0.part(.minute, in: .offset(seconds: -60)) == 29
        },
        each(times, "the month in the west", keys: [1, 3, 5, 8]) { $0.part(.month, in: .offset(hours: -1)) == 2 },
        each(times, "the day of the week in the west", keys: [3, 4, 5, 6]) {
            $0.part(.weekday, in: .offset(hours: -12)) == 4
        },
        each(times, "a day in the west", keys: [1]) {
            $0.start(of: .day, in: .offset(hours: -2)) == date(1_709_172_000)
        },
        each(times, "a year that begins in the year before", keys: [2, 8]) {
            $0.start(of: .year, in: .offset(hours: 12)) == date(946_641_600)
        },
    ]

    private static let starts: [ConformanceCase] = [
        each(forms, "the beginning of the year", keys: [5]) { $0.start(of: .year) == date(-14_831_769_600) },
        each(forms, "the beginning of the month", keys: [1]) { $0.start(of: .month) == date(1_706_745_600) },
        each(forms, "the beginning of the day", keys: [6]) { $0.start(of: .day) == date(-62_133_004_800) },
        each(times, "the beginning of the hour", keys: [2]) { $0.start(of: .hour) == date(946_681_200) },
        each(times, "the beginning of the minute", keys: [4]) { $0.start(of: .minute) == date(-60) },
        each(times, "the beginning of the second", keys: [4]) { $0.start(of: .second) == date(-1) },
        each(times, "dates of two forms", keys: [1, 2, 3, 4, 5, 6, 7, 8]) {
            $0.start(of: .day) == Appointment.fetchableMembers.day
        },
        each(times, "the beginning of a beginning", keys: [1]) {
            $0.start(of: .hour).start(of: .month).adding(.hours(1)).start(of: .day) == date(1_706_745_600)
        },
        each(forms, "a part of a beginning", keys: [1, 2, 3, 4, 5, 6, 7, 8]) { $0.start(of: .month).day == 1 },
        each(times, "a beginning in a list", keys: [1, 6]) {
            $0.start(of: .day).isIn([date(1_709_164_800), date(-62_133_004_800)])
        },
        each(forms, "a beginning in a range", keys: [1, 8]) {
            $0.start(of: .year).isIn(date(946_684_800)..<date(1_709_164_800))
        },
    ]

    private static let sums: [ConformanceCase] = [
        each(forms, "a day later", keys: [1, 8]) {
            $0.adding(.days(1)).day == 1 && $0.adding(.days(1)).month == 3
                && $0.day == 29
        },
        each(forms, "a day before, in years with and without a leap day", keys: [1, 3, 5, 8]) {
            $0.adding(.days(-1)).day == 28
        },
        // Some servers read no interval of more seconds than 32 bits count.
        each(forms, "a century later, and before", keys: [1, 8]) {
            $0.adding(.days(40_000)).adding(.days(-40_000)).day == 29
                && $0.adding(.days(-40_000)).adding(.days(40_001)).month == 3 && $0.adding(.days(1)).month == 3
        },
        each(forms, "a month later is the last day", keys: [6]) { $0.adding(.months(1)).day == 28 },
        each(forms, "a year after a leap day", keys: [1, 8]) {
            $0.adding(.years(1)).day == 28 && $0.adding(.months(48)).day == 29
        },
        each(times, "seconds", keys: [4]) {
            $0.adding(.seconds(60)).minute == 0 && $0.adding(.seconds(60)).year == 1970
        },
        each(times, "minutes and hours", keys: [2]) {
            $0.adding(.minutes(30)) == date(946_684_800) && $0.adding(.hours(-12)).hour == 11
        },
        each(forms, "weeks", keys: [8]) { $0.adding(.weeks(-2)) == date(951_782_400 - 1_209_600) },
        each(times, "months in the east", keys: [2, 4]) {
            // The last of December is the first of January there.
            $0.adding(.months(1), in: .offset(hours: 1)).day == 31 && $0.month == 12
        },
        each(forms, "behind the last year is nil", keys: [1, 2, 3, 4, 5, 6, 8]) {
            $0.adding(.days(1)) > date(-62_135_000_000)
        },
        each(forms, "not behind the last year", keys: [7]) { !($0.adding(.months(1)) > date(-62_135_000_000)) },
        each(forms, "before the first year is nil", keys: [6]) { !($0.adding(.years(-1)) < date(253_402_300_799)) },
        each(forms, "far away is nil", keys: []) {
            $0.adding(.days(.max)).year > -5000 || $0.adding(.years(.min)).year > -50_000
                || $0.adding(.hours(.min)).start(of: .day).month < 13
        },
    ]

    private static let differences: [ConformanceCase] = [
        ConformanceCase("seconds between members", in: rows, keys: [1]) { $0.plain.seconds(from: $0.seconds) == 0.25 },
        ConformanceCase("seconds between forms", in: rows, keys: [1, 2, 3, 4, 5, 6, 8]) {
            // A number has too few digits for the milliseconds of the year 9999.
            $0.time.seconds(from: $0.milliseconds) == 0 && $0.isoText.seconds(from: $0.dateTime) == 0
        },
        ConformanceCase("seconds since a date", in: rows, keys: [4]) {
            $0.milliseconds.seconds(since: date(1)) == -1.5
        },
        each(forms, "days since a date", keys: [8]) { $0.days(since: date(946_684_800)) == 59 },
        each(times, "days are cut off", keys: [2]) {
            $0.days(since: date(946_684_800)) == 0 && $0.days(since: date(946_597_000)) == 0
        },
        ConformanceCase("days of computed dates", in: rows, keys: [1, 2, 3, 4, 5, 6, 8]) {
            $0.seconds.adding(.days(10)).days(from: $0.isoText) == 10
        },
        ConformanceCase("compared seconds since an optional date", in: rows, keys: [1, 4]) {
            $0.plain.seconds(from: $0.maybeSeconds) > 0.1 && $0.plain.year < 9999
        },
        ConformanceCase("days since an optional date", in: rows, keys: [3, 8]) {
            $0.plain.days(from: $0.maybe) == nil && $0.plain.seconds(from: $0.maybeSeconds) == nil
        },
    ]

    private static let nils: [ConformanceCase] = [
        ConformanceCase("the year of nil", in: rows, keys: [3, 8]) {
            $0.maybe.year == nil && $0.maybeSeconds.hour == nil
        },
        ConformanceCase("not the year of nil", in: rows, keys: [1, 2, 3, 4, 6, 7, 8]) { $0.maybeSeconds.year != 1500 },
        ConformanceCase("a computed nil", in: rows, keys: [3, 7, 8]) { $0.maybe.adding(.days(1)) == nil },
        ConformanceCase("?? a computed date", in: rows, keys: [3]) {
            ($0.maybe ?? $0.seconds.start(of: .year)) == date(-2_208_988_800)
        },
        ConformanceCase("a computed date ?? a date", in: rows, keys: [3, 7, 8]) {
            ($0.maybeSeconds.adding(.days(1)) ?? date(0)) == date(0)
        },
    ]

    private static let orders: [ConformanceCase] = [
        ConformanceCase("sorted by the day of the week", in: rows, keys: [8, 4, 6, 1, 3, 5, 2, 7]) {
            Appointment.request().all().sorted(by: .ascending { $0.isoText.weekday }, .ascending(\.id))
        },
        ConformanceCase("sorted by a beginning", in: rows, keys: [7, 1, 8, 2, 4]) {
            Appointment.request().first(nth: 5)
                .sorted(by: .descending { $0.seconds.start(of: .month) }, .ascending(\.id))
        },
        ConformanceCase("nil comes first", in: rows, keys: [3, 7, 8, 6]) {
            Appointment.request().first(nth: 4).sorted(by: .ascending { $0.maybe.adding(.days(1)) }, .ascending(\.id))
        },
    ]

    private static let dateChanges: [ConformanceCase] = [
        .update(
            "update by computed dates", of: rows, keys: [1, 2, 4, 5],
            on: Appointment.request().all().where { $0.id.isIn(1, 2, 4, 5) }
        ) {
            $0.seconds = $0.isoText.adding(.hours(1))
            $0.milliseconds = $0.milliseconds.adding(.minutes(1))
            $0.time = $0.plain.adding(.seconds(1))
            $0.isoText = $0.dateTime.adding(.weeks(1))
            $0.dateTime = $0.plain.start(of: .hour)
            $0.day = $0.day.adding(.days(-1))
            $0.maybeSeconds = $0.maybe.start(of: .day)
            $0.maybe = $0.maybe.adding(.days(1))
            $0.plain = $0.plain.adding(.days(3))
        } gives: {
            let plain = $0.plain
            let second = Date(timeIntervalSinceReferenceDate: plain.timeIntervalSinceReferenceDate.rounded(.down))
            $0.plain = plain.addingTimeInterval(259_200)
            $0.seconds = second.addingTimeInterval(3600)
            $0.milliseconds = plain.addingTimeInterval(60)
            $0.time = plain.addingTimeInterval(1)
            $0.isoText = second.addingTimeInterval(604_800)
            $0.dateTime = beginning(of: plain, every: 3600)
            $0.day = plain.addingTimeInterval(-86_400)
            $0.maybe = plain.addingTimeInterval(86_400)
            $0.maybeSeconds = beginning(of: plain, every: 86_400)
        },
        .update(
            "update to nil", of: rows, keys: [3, 8], on: Appointment.request().all().where { $0.maybe == nil }
        ) {
            $0.maybe = $0.maybeSeconds.adding(.months(1))
        } gives: { _ in
        },
        .update(
            "update to a month later", of: rows, keys: [6], on: Appointment.request().all().where { $0.id == 6 }
        ) {
            $0.isoText = $0.seconds.adding(.months(1))
        } gives: {
            $0.isoText = date(-62_130_542_400)
        },
        ConformanceCase(
            "update to a date behind the last", in: rows,
            ChangeCheck(
                request: { Appointment.request().all() }, assign: { $0.plain = $0.time.adding(.years(1)) },
                outcome: .error(.arithmeticOverflow))),
    ]

    private static func beginning(of date: Date, every seconds: Double) -> Date {
        let since1970 = date.timeIntervalSince1970
        return Date(timeIntervalSince1970: (since1970 / seconds).rounded(.down) * seconds)
    }

    private static let rejections: [ConformanceCase] = [
        ConformanceCase("a zone that there is not", in: rows, error: .invalidValue) {
            Appointment.request().all().where { $0.plain.part(.year, in: .offset(hours: 19)) == 1 }
        },
        ConformanceCase("members of two forms", in: rows, error: .unsupported) {
            Appointment.request().all().where { $0.plain == $0.seconds }
        },
    ]
}
