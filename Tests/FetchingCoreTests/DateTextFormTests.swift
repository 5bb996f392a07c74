import FetchingCore
import Foundation
import Testing

/// Dates are read and written as Foundation does it, only faster.
@Suite struct DateTextFormTests {
    struct Form: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let form: DateTextForm
        let style: Date.ISO8601FormatStyle
        /// What the style cannot say: the milliseconds, which are cut off, in units of this many seconds.
        let resolution: Double

        static let all = [
            Form(
                testDescription: "day", form: .day, style: .iso8601.year().month().day(), resolution: 86_400),
            Form(
                testDescription: "date and time", form: .dateTime,
                style: .iso8601.year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: false),
                resolution: 1),
            Form(testDescription: "ISO 8601", form: .iso8601, style: .iso8601, resolution: 1),
        ]
    }

    /// Seconds since 1970: the ends of the range, of a leap day, of a century, of 1970, and many between.
    private static let times: [Double] = {
        var random = SystemRandomNumberGenerator()
        let edges = [
            -11_676_096_000, 253_402_300_799, -1, 0, 86_399, 86_400, 951_782_399, 951_782_400, 4_107_542_399.0,
        ]
        return edges + edges.map { $0 + 0.5 }
            + (0..<5000).map { _ in Double.random(in: -11_676_096_000...253_402_300_799, using: &random) }
    }()

    @Test(arguments: Form.all)
    func writesWhatFoundationWrites(form: Form) throws {
        for time in Self.times {
            let text = try #require(form.form.text(millisecondsSince1970: time * 1000))
            #expect(text == Date(timeIntervalSince1970: time).formatted(form.style), "\(time)")
        }
    }

    @Test(arguments: Form.all)
    func readsWhatFoundationReads(form: Form) throws {
        for time in Self.times {
            let text = Date(timeIntervalSince1970: time).formatted(form.style)
            let date = try #require(form.form.date(from: text))
            #expect(try date == Date(text, strategy: form.style), "\(time)")
        }
    }

    /// A date may differ from a whole second by less than the seconds since 1970 can say.
    @Test func storagesWriteWhatFoundationWrites() throws {
        let second = 800_000_000.0
        let edges = [second.nextDown, second, second.nextUp, -0.75, -1.0]
        let dates =
            Self.times.map { Date(timeIntervalSince1970: $0) } + edges.map { Date(timeIntervalSinceReferenceDate: $0) }
        for date in dates {
            #expect(ISO8601Text.iso8601Text.encode(date) == date.formatted(.iso8601))
            #expect(DateTimeText.dateTimeText.encode(date) == date.formatted(Form.all[1].style))
            #expect(DayText.dayText.encode(date) == date.formatted(Form.all[0].style))
        }
    }

    @Test func readsMilliseconds() throws {
        for time in Self.times {
            let milliseconds = (time * 1000).rounded(.down)
            let form = DateTextForm.dateTimeWithMilliseconds
            let text = try #require(form.text(millisecondsSince1970: milliseconds))
            let date = try #require(form.date(from: text))
            #expect((date.timeIntervalSince1970 * 1000).rounded() == milliseconds, "\(text)")
        }
    }

    @Test(arguments: [
        "", "2024-05-01", "2024-05-01T10:30:00.000", "2024-05-01 10:30:00", "2024-05-01 10:30:00,000",
        "2024-13-01 10:30:00.000", "2024-00-01 10:30:00.000", "2024-05-32 10:30:00.000", "2024-05-00 10:30:00.000",
        "2023-02-29 10:30:00.000", "1900-02-29 10:30:00.000", "2024-04-31 10:30:00.000", "2024-05-01 24:30:00.000",
        "2024-05-01 10:60:00.000", "2024-05-01 10:30:60.000", "2024-05-01 10:30:00.0x0", "20x4-05-01 10:30:00.000",
        "2024/05-01 10:30:00.000", "2024-05/01 10:30:00.000", "2024-05-01 10-30:00.000", "2024-05-01 10:30-00.000",
        "1599-12-31 10:30:00.000", "-024-05-01 10:30:00.000", "２024-05-01 10:30:00.00",
    ])
    func leavesOtherFormsToFoundation(text: String) {
        #expect(DateTextForm.dateTimeWithMilliseconds.date(from: text) == nil)
    }

    @Test(arguments: [-11_676_096_000_001, 253_402_300_800_000, Double.infinity, -.infinity, .nan])
    func leavesOtherYearsToFoundation(milliseconds: Double) {
        #expect(DateTextForm.day.text(millisecondsSince1970: milliseconds) == nil)
    }
}
