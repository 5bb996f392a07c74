import Fetching
import Foundation

/// A model with dates in every form.
@Fetchable("appointments")
struct Appointment: ConformanceModel {
    let id: Int
    var plain: Date
    var maybe: Date?
    @FetchingStorage(.unixSeconds) var seconds: Date
    @FetchingStorage(.unixMilliseconds) var milliseconds: Date
    @FetchingStorage(.unixTime) var time: Date
    @FetchingStorage(.iso8601Text) var isoText: Date
    @FetchingStorage(.dateTimeText) var dateTime: Date
    @FetchingStorage(.dayText) var day: Date
    @FetchingStorage(.unixSeconds) var maybeSeconds: Date?

    /// - Parameter maybe: Whether the optional dates have a value.
    init(id: Int, milliseconds: Int, maybe: Bool = true) {
        let date = Self.date(milliseconds)
        self.id = id
        (plain, seconds, self.milliseconds, time) = (date, date, date, date)
        (isoText, dateTime, day) = (date, date, date)
        (self.maybe, maybeSeconds) = maybe ? (date, date) : (nil, nil)
    }

    static func date(_ milliseconds: Int) -> Date {
        let seconds = milliseconds.quotientAndRemainder(dividingBy: 1000)
        return Date(
            timeIntervalSinceReferenceDate: Double(seconds.quotient - 978_307_200) + Double(seconds.remainder) / 1000)
    }
}
