import Foundation

extension Date {
    /// The beginning of a day in UTC, such as "1973-10-15"; nil if the text is no day.
    init?(day: String) {
        guard let date = try? Date(day, strategy: .iso8601.year().month().day()) else { return nil }
        self = date
    }
}
