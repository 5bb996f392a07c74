import Fetching
import FetchingPredicate
import Foundation
import Testing

@Suite struct SearchDateTests {
    static let days = [
        ("2024", "2024-01-01 00:00:00.000", "2025-01-01 00:00:00.000"),
        ("2024-02", "2024-02-01 00:00:00.000", "2024-03-01 00:00:00.000"),
        ("2024-02-29", "2024-02-29 00:00:00.000", "2024-03-01 00:00:00.000"),
        ("2024-12-31", "2024-12-31 00:00:00.000", "2025-01-01 00:00:00.000"),
        ("2023-12..2024-01-05", "2023-12-01 00:00:00.000", "2024-01-06 00:00:00.000"),
        ("2024-05-01T10:30", "2024-05-01 10:30:00.000", "2024-05-01 10:31:00.000"),
        ("2024-05-01t10:30:15", "2024-05-01 10:30:15.000", "2024-05-01 10:30:16.000"),
        ("2024-05-01T10:30:15+02:00", "2024-05-01 08:30:15.000", "2024-05-01 08:30:16.000"),
        ("2024-05-01T10:30-0530", "2024-05-01 16:00:00.000", "2024-05-01 16:01:00.000"),
        ("\"2024-05-01 10:30Z\"", "2024-05-01 10:30:00.000", "2024-05-01 10:31:00.000"),
    ]

    @Test(arguments: days)
    func aDateIsAStretchOfTime(search: String, start: String, end: String) throws {
        #expect(
            try Visitor.sql("signupDate:\(search)") == "\"signupDate\" >= '\(start)' AND \"signupDate\" < '\(end)'")
    }

    @Test(arguments: [
        (">2024-05-01", ">= '2024-05-02 00:00:00.000'"), (">=2024-05-01", ">= '2024-05-01 00:00:00.000'"),
        ("<2024-05-01", "< '2024-05-01 00:00:00.000'"), ("<=2024-05-01", "< '2024-05-02 00:00:00.000'"),
        ("2024-05..", ">= '2024-05-01 00:00:00.000'"), ("..2024-05", "< '2024-06-01 00:00:00.000'"),
        ("2024-05-01T10:30:15.25Z", "= '2024-05-01 10:30:15.250'"),
        (">2024-05-01T10:30:15.25Z", "> '2024-05-01 10:30:15.250'"),
    ])
    func anOrderIsThatOfTheStretch(search: String, condition: String) throws {
        #expect(try Visitor.sql("signupDate:\(search)") == "\"signupDate\" \(condition)")
    }

    @Test(arguments: [
        "tomorrow", "24", "2024-1", "2024-00", "2024-13", "2024-05-00", "2024-05-32", "2023-02-29", "1900-02-29",
        "0000",
        "2024-05-01T", "2024-05-01T10", "2024-05-01T24:00", "2024-05-01T10:60", "2024-05-01T10:30:60",
        "2024-05-01T10:30:00.", "2024-05-01T10:30+19:00", "2024-05-01T10:30+2:00", "2024-05T10:30", "２０２４", "-2024",
        "2024-05-01Z", "2024-05-01T10:30:00.1234567890Z",
    ])
    func whatIsNoDateIsAnError(search: String) {
        #expect(Visitor.mistake("signupDate:\(search)").hasPrefix("invalidValue\n"))
    }

    /// The text of the year 10000 is less than that of every other year.
    @Test(arguments: [
        ("9999", "\"FIELD\" >= '9999-01-01TIME'"), ("<=9999-12-31", ""), (">9999", "FALSE"),
        (">=9999", "\"FIELD\" >= '9999-01-01TIME'"),
        ("2024..9999", "\"FIELD\" >= '2024-01-01TIME' AND TRUE"), ("<9999", "\"FIELD\" < '9999-01-01TIME'"),
    ])
    func theLastYearHasNoEnd(search: String, condition: String) throws {
        for (field, time) in [("signupDate", " 00:00:00.000'"), ("birthday", "' COLLATE BINARY")] {
            let expected = condition.replacing("FIELD", with: field).replacing("TIME'", with: time)
            let sql = try Visitor.sql("\(field):\(search)")
            #expect(sql == expected)
        }
    }

    @Test func aDayOutsideOfTheYearsOfTextIsAnError() throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        let options = SearchOptions(timeZone: berlin)
        #expect(Visitor.mistake("signupDate:0001", options: options).hasPrefix("invalidValue\n"))
        #expect(Visitor.mistake("signupDate:9999-12-31T23:30-05:00").hasPrefix("invalidValue\n"))
    }

    /// The clocks of São Paulo skipped the first hour of this day, and Samoa the whole of another.
    @Test func aDayBeginsWhereItsFirstHourIs() throws {
        let brazil = try #require(TimeZone(identifier: "America/Sao_Paulo"))
        #expect(
            try Visitor.sql("signupDate:2018-11-04", options: SearchOptions(timeZone: brazil))
                == "\"signupDate\" >= '2018-11-04 03:00:00.000' AND \"signupDate\" < '2018-11-05 02:00:00.000'")
        let samoa = try #require(TimeZone(identifier: "Pacific/Apia"))
        #expect(
            try Visitor.sql("signupDate:2011-12-29..2011-12-31", options: SearchOptions(timeZone: samoa))
                == "\"signupDate\" >= '2011-12-29 10:00:00.000' AND \"signupDate\" < '2011-12-31 10:00:00.000'")
    }

    @Test func storedFormsAreComparedAsTheyAreStored() throws {
        #expect(try Visitor.sql("seen:2024-05-01") == "\"seen\" >= 1714521600 AND \"seen\" < 1714608000")
        #expect(
            try Visitor.sql("birthday:2024-05-01")
                == "\"birthday\" >= '2024-05-01' COLLATE BINARY AND \"birthday\" < '2024-05-02' COLLATE BINARY")
    }

    /// What is stored is counted by the Gregorian calendar for all years, and Foundation's is another before October 1582.
    @Test(arguments: [
        ("1500-01-01", "1500-01-01", "1500-01-02"), ("1500-02", "1500-02-01", "1500-03-01"),
        ("1500-12", "1500-12-01", "1501-01-01"), ("0001", "0001-01-01", "0002-01-01"),
        ("0004-02-29", "0004-02-29", "0004-03-01"), ("1581-12-31", "1581-12-31", "1582-01-01"),
        ("1582", "1582-01-01", "1583-01-01"), ("1582-10", "1582-10-01", "1582-11-01"),
        ("1582-10-14", "1582-10-14", "1582-10-15"), ("1582-10-15", "1582-10-15", "1582-10-16"),
    ])
    func aDateBeforeTheGregorianCalendar(search: String, start: String, end: String) throws {
        #expect(
            try Visitor.sql("birthday:\(search)")
                == "\"birthday\" >= '\(start)' COLLATE BINARY AND \"birthday\" < '\(end)' COLLATE BINARY")
    }

    @Test func aTimeBeforeTheGregorianCalendar() throws {
        #expect(try Visitor.sql("seen:1500-01-01") == "\"seen\" >= -14831769600 AND \"seen\" < -14831683200")
        #expect(
            try Visitor.sql("seen:1500-01-01T10:30+02:00") == "\"seen\" >= -14831739000 AND \"seen\" < -14831738940")
    }

    /// Midnight in Berlin is no midnight in UTC, which is all that is stored of a birthday: the stored days that begin
    /// within the day in Berlin are meant.
    @Test func aBoundThatCannotBeStoredIsLeftOut() throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        let options = SearchOptions(timeZone: berlin)
        #expect(
            try Visitor.sql("birthday:2024-05-01", options: options)
                == "\"birthday\" > '2024-04-30' COLLATE BINARY AND \"birthday\" <= '2024-05-01' COLLATE BINARY")
        #expect(
            try Visitor.sql("birthday:<2024-05-01", options: options) == "\"birthday\" <= '2024-04-30' COLLATE BINARY")
        #expect(
            try Visitor.sql("birthday:>2024-05-01", options: options) == "\"birthday\" > '2024-05-01' COLLATE BINARY")
    }
}
