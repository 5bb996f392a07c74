import Fetching
import Foundation

extension ConformanceGroup {
    /// Dates are instants, in the engine's parts of a second: a literal is rounded as what was written.
    static let dates = ConformanceGroup(
        "Dates",
        [
            ConformanceCase(
                "what was written is found", in: rows,
                forEngine: { engine in
                    rows.map { row in
                        ConformanceCheck(
                            label: "== \(row.value.timeIntervalSince1970)",
                            request: Holder<Date>.request().all().where { $0.value == row.value },
                            expectation: .keys(rows.filter { parts($0, engine) == parts(row, engine) }.map(\.id)))
                    }
                }),
            ConformanceCase(
                "a range around what was written", in: rows,
                forEngine: { engine in
                    rows.map { row in
                        ConformanceCheck(
                            label: "in \(row.value.timeIntervalSince1970)",
                            request: Holder<Date>.request().all().where { $0.value.isIn(row.value...row.value) },
                            expectation: .keys(rows.filter { parts($0, engine) == parts(row, engine) }.map(\.id)))
                    }
                }),
            ConformanceCase(
                "later than what was written", in: rows,
                forEngine: { engine in
                    rows.map { row in
                        ConformanceCheck(
                            label: "> \(row.value.timeIntervalSince1970)",
                            request: Holder<Date>.request().all().where { $0.value > row.value },
                            expectation: .keys(rows.filter { parts($0, engine) > parts(row, engine) }.map(\.id)))
                    }
                }),
            ConformanceCase(
                "sorted", in: rows,
                forEngine: { engine in
                    [
                        ConformanceCheck(
                            label: "all",
                            request: Holder<Date>.request().all().sorted(by: .ascending(\.value), .ascending(\.id)),
                            expectation: .keys(
                                rows.sorted { (parts($0, engine), $0.id) < (parts($1, engine), $1.id) }.map(\.id)))
                    ]
                }),
        ])

    /// Well away from a half of a millisecond, where the clock's own rounding decides.
    private static let rows = Holder.rows(
        of: [
            0, 0.000_1, 0.000_9, 0.001, 0.123_4, 0.123_6, 0.999_4, 0.999_6, -0.000_1, -0.000_9, -0.001, -1.000_4,
            1_700_000_000.123_456, 1_700_000_000.123, 1_700_000_000.123_9, 946_684_799.999_9, 253_402_300_799.999,
        ].map { Date(timeIntervalSince1970: $0) })

    private static func parts(_ row: Holder<Date>, _ engine: any ConformanceEngine) -> Int {
        Int((row.value.timeIntervalSince1970 * engine.datePartsPerSecond).rounded())
    }
}
