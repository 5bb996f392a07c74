import Fetching
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
            #expect(try ISO8601Text.iso8601Text.encode(date) == date.formatted(.iso8601))
            #expect(try DateTimeText.dateTimeText.encode(date) == date.formatted(Form.all[1].style))
            #expect(try DayText.dayText.encode(date) == date.formatted(Form.all[0].style))
        }
    }

    private static let storages: [any FetchableStorage<Date>] = [
        ISO8601Text.iso8601Text, DateTimeText.dateTimeText, DayText.dayText,
    ]

    private func text(_ date: Date, in storage: some FetchableStorage<Date>) throws -> String {
        try #require(try storage.encode(date) as? String)
    }

    private func date<Storage: FetchableStorage<Date>>(_ text: String, in storage: Storage) throws -> Date {
        try storage.decode(#require(text as? Storage.StoredValue))
    }

    @Test func storagesReadWhatTheyWriteInTheYearsBefore1600() throws {
        for storage in Self.storages {
            var last = ""
            for day in stride(from: -719_162.0, to: -135_140, by: 97) {
                let written = try text(Date(timeIntervalSince1970: day * 86_400), in: storage)
                let read = try date(written, in: storage)
                #expect(read.timeIntervalSince1970 == day * 86_400, "\(written)")
                #expect(written > last)
                last = written
            }
        }
    }

    @Test(arguments: [
        Double.nan, .infinity, -.infinity, -62_135_596_801, 253_402_300_800, 1e300, -1e300,
    ])
    func storagesRefuseOtherYears(_ seconds: Double) {
        for storage in Self.storages {
            let error = #expect(throws: FetchError.self) {
                try text(Date(timeIntervalSince1970: seconds), in: storage)
            }
            #expect(error?.code == .outOfRange && error?.description.contains("years 1 to 9999") == true)
        }
    }

    @Test func aPredicateRefusesOtherYears() {
        let error = #expect(throws: FetchError.self) {
            try Holiday.request().all().where { $0.day < Date(timeIntervalSince1970: 253_402_300_800) }.fetch(in: [])
        }
        #expect(error?.code == .outOfRange && error?.member == "day")
    }

    @Fetchable struct Holiday {
        let id: Int
        @FetchingStorage(.dayText) var day: Date
    }

    @Test(arguments: [
        ("2018-01-29 00:08:00.000", "Remove '@FetchingStorage'"), ("2018-01-29T00:08:00Z", "(.iso8601Text)"),
        ("2018-01-29 00:08:00", "(.dateTimeText)"), ("2018-01-29", "(.dayText)"), ("2018-01-29 00:08:00Z", "Correct"),
        ("2018-02-31", "Correct"), ("2018-01-29T00:08:00+00:00", "Correct"), ("0000-01-29", "Correct"),
        (" 2018-01-29", "Correct"), ("18-01-29", "Correct"), ("1500-1-29", "Correct"), ("", "Correct"),
        ("2018-01-29T00:08:00.5Z", "Correct"), ("20180129", "Correct"), ("20180129T000800Z", "Correct"),
    ])
    func storagesRefuseWhatTheyDoNotWrite(_ stored: String, _ cure: String) throws {
        for storage in Self.storages where !cure.contains(type(of: storage).name) {
            let error = #expect(throws: FetchError.self) { try date(stored, in: storage) }
            #expect(error?.code == .typeMismatch)
            #expect(error?.description.contains(cure) == true, "\(String(describing: error))")
            #expect(stored.isEmpty || error?.description.contains(stored) == false)
        }
    }

    @Test func identifiersAreReadInTheDeclaredCase() throws {
        let token = UUID()
        let (upper, lower) = (token.uuidString, token.uuidString.lowercased())
        #expect(try UUIDText.uuidText.decode(upper) == token && UUIDText.lowercaseUUIDText.decode(lower) == token)
        let first = #expect(throws: FetchError.self) { try UUIDText.uuidText.decode(lower) }
        #expect(first?.description.contains("@FetchingStorage(.lowercaseUUIDText)") == true)
        let second = #expect(throws: FetchError.self) { try UUIDText.lowercaseUUIDText.decode(upper) }
        #expect(second?.description.contains("@FetchingStorage(.uuidText)") == true)
        for text in ["", "{\(upper)}", upper + " ", "a" + upper.dropFirst(), String(upper.dropLast())] {
            #expect(throws: FetchError.self) { try UUIDText.uuidText.decode(text) }
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

    @Test(arguments: [-62_135_596_800_001, 253_402_300_800_000, Double.infinity, -.infinity, .nan])
    func hasNoOtherYears(milliseconds: Double) {
        #expect(DateTextForm.day.text(millisecondsSince1970: milliseconds) == nil)
    }

    @Test func leavesTheYearsBefore1600ToGRDB() {
        #expect(DateTextForm.dateTimeWithMilliseconds.text(millisecondsSince1970: -11_676_096_000_001) == nil)
        #expect(DateTextForm.day.text(millisecondsSince1970: -11_676_096_000_001) == "1599-12-31")
    }

    @Test(arguments: [("1500-03-01", -14_826_672_000.0), ("0001-01-01", -62_135_596_800)])
    func countsAsISO8601Before1582(_ text: String, _ seconds: Double) throws {
        #expect(try DayText.dayText.decode(text) == Date(timeIntervalSince1970: seconds))
        #expect(try DayText.dayText.encode(Date(timeIntervalSince1970: seconds)) == text)
        #expect(throws: FetchError.self) { try DayText.dayText.decode("1500-02-29") }
    }
}

extension FetchableStorage {
    /// The name of the static member.
    fileprivate static var name: String {
        switch Self.self {
        case is ISO8601Text.Type: "iso8601Text"
        case is DateTimeText.Type: "dateTimeText"
        default: "dayText"
        }
    }
}
