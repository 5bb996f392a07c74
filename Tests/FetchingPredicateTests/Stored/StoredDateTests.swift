import Foundation
import Testing

@testable import FetchingFilters
@testable import FetchingTestSupport

@Suite("Dates keep every bit as text")
struct StoredDateTests {
    private func difference(_ seconds: Double) -> String? {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        guard let text = StoredDate.text(of: date) else { return "no text" }
        return StoredDate.date(of: text) == date ? nil : "\(seconds): \(text)"
    }

    @Test("Dates of every size: 60,000 of seed 64")
    func everySize() {
        var generator = SplitMix64(seed: 64)
        for index in 0..<60_000 {
            let size: Double = [1, 1e-5, 1e-300, 1000, 1e6, 1e9, 6e10][index % 7]
            let seconds = Double.random(in: -size...size, using: &generator)
            #expect(difference(seconds) == nil)
        }
    }

    @Test(
        "Dates at the limits of numbers",
        arguments: [
            0, -0.0, 0.5, -0.5, 1 - 0x1p-53, -0x1p-53, -1 + 0x1p-53, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
            0.0001, 0.00001, -0.00001, 0.1,
            -0.1, -978_307_200, -978_307_200.1, 86_399.999, -86_400.001, 252_423_993_599.9999, -63_114_076_800,
        ])
    func limits(_ seconds: Double) { #expect(difference(seconds) == nil) }

    @Test("The text is that of the calendar")
    func texts() {
        func text(_ seconds: Double) -> String? { StoredDate.text(of: Date(timeIntervalSince1970: seconds)) }
        #expect(text(0) == "1970-01-01T00:00:00Z")
        #expect(text(-0.25) == "1969-12-31T23:59:59.75Z")
        #expect(text(951_782_400) == "2000-02-29T00:00:00Z")
        #expect(StoredDate.text(of: .distantPast) == "0000-12-30T00:00:00Z")
        #expect(StoredDate.text(of: .distantFuture) == "4001-01-01T00:00:00Z")
        #expect(text(-62_167_219_201) == nil)
        #expect(text(253_402_300_800) == nil)
        #expect(text(.infinity) == nil)
    }

    @Test(
        "What is no date",
        arguments: [
            "", "2026-01-01", "2026-01-01T00:00:00", "2026-01-01 00:00:00Z", "2026-13-01T00:00:00Z",
            "2026-02-29T00:00:00Z", "2026-01-00T00:00:00Z", "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z",
            "2026-01-01T00:00:60Z", "2026-01-01T00:00:00.Z", "2026-01-01T00:00:00.-1Z", "2026-01-01T00:00:00,5Z",
            "0000-00-01T00:00:00Z", "+026-01-01T00:00:00Z", "2026-01-01T00:00:00+00:00", "２026-01-01T00:00:00Z",
        ])
    func noDates(_ text: String) { #expect(StoredDate.date(of: text) == nil) }

    @Test("A text that is nearest to the year 10000 is no date: what is stored for that year is less than others")
    func roundedUp() {
        #expect(StoredDate.date(of: "9999-12-31T23:59:59.9999999999Z") == nil)
        #expect(StoredDate.date(of: "9999-12-31T23:59:59.999Z") != nil)
    }
}
