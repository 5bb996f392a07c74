import Fetching
import Foundation

extension ConformanceGroup {
    /// Dates are instants, in whole milliseconds: a literal is rounded as what was written.
    static let dates = ConformanceGroup(
        "Dates",
        [
            ConformanceCase("what was written is found", in: rows) {
                rows.map { row in
                    ConformanceCheck(
                        label: "== \(row.value.timeIntervalSince1970)",
                        request: Holder<Date>.request().all().where { $0.value == row.value },
                        expectation: .keys(rows.filter { milliseconds($0) == milliseconds(row) }.map(\.id)))
                }
            },
            ConformanceCase("a range around what was written", in: rows) {
                rows.map { row in
                    ConformanceCheck(
                        label: "in \(row.value.timeIntervalSince1970)",
                        request: Holder<Date>.request().all().where { $0.value.isIn(row.value...row.value) },
                        expectation: .keys(rows.filter { milliseconds($0) == milliseconds(row) }.map(\.id)))
                }
            },
            ConformanceCase("later than what was written", in: rows) {
                rows.map { row in
                    ConformanceCheck(
                        label: "> \(row.value.timeIntervalSince1970)",
                        request: Holder<Date>.request().all().where { $0.value > row.value },
                        expectation: .keys(rows.filter { milliseconds($0) > milliseconds(row) }.map(\.id)))
                }
            },
            ConformanceCase("sorted", in: rows) {
                [
                    ConformanceCheck(
                        label: "all",
                        request: Holder<Date>.request().all().sorted(by: .ascending(\.value), .ascending(\.id)),
                        expectation: .keys(
                            rows.sorted { (milliseconds($0), $0.id) < (milliseconds($1), $1.id) }.map(\.id)))
                ]
            },
        ])

    /// Well away from a half of a millisecond, where the clock's own rounding decides.
    private static let rows = Holder.rows(
        of: [
            0, 0.000_1, 0.000_9, 0.001, 0.123_4, 0.123_6, 0.999_4, 0.999_6, -0.000_1, -0.000_9, -0.001, -1.000_4,
            1_700_000_000.123_456, 1_700_000_000.123, 1_700_000_000.123_9, 946_684_799.999_9, 253_402_300_799.999,
        ].map { Date(timeIntervalSince1970: $0) })

    private static func milliseconds(_ row: Holder<Date>) -> Int {
        Int((row.value.timeIntervalSince1970 * 1000).rounded())
    }
}
