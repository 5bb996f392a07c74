import Fetching
import FetchingCore
import Foundation
import Testing

@Fetchable
private struct Happening {
    let id: Int
    var at: Date
}

/// Whether such dates are equal is not the same on all engines: PostgreSQL has microseconds, and the others milliseconds.
@Suite("Dates between two milliseconds") struct DateBetweenMillisecondsTests {
    private let whole = Date(timeIntervalSince1970: 1000)
    private let later = Date(timeIntervalSince1970: 1000.0003)

    private func at(_ dates: Date...) -> FetchPredicate<Happening> { Happening.predicate { $0.at.isIn(dates) } }

    @Test func differ() {
        let (first, second) = (Happening.predicate { $0.at == whole }, Happening.predicate { $0.at == later })
        #expect(first != second && second == Happening.predicate { $0.at == later })
        #expect(at(whole, later) != at(whole) && at(whole, later) == at(later, whole, later))
        #expect((first || second).simplified().description == "at == ? || at == ?")
        #expect((second || second).simplified().description == "at == ?")
        #expect((first && !second).simplified().description == "at == ? && !(at == ?)")
        #expect(Happening.predicate { $0.at.isIn(whole...later) } != Happening.predicate { $0.at.isIn(whole...whole) })
    }

    @Test func areShownToTheirDigits() throws {
        #expect(later.text() == "1970-01-01T00:16:40.000300Z")
        for milliseconds in 0..<1000 {
            let date = Date(timeIntervalSinceReferenceDate: 700_000_000 + Double(milliseconds) / 1000)
            let digits = String(1000 + milliseconds).dropFirst()
            #expect(date.text() == "2023-03-08T20:26:40.\(digits)Z")
            let sql = try Happening.request().all().where { $0.at == date }.sql(for: .sqlite, showingValues: true)
            #expect(sql.hasSuffix(#""at" = '2023-03-08 20:26:40.\#(digits)'"#))
        }
        #expect(Date.distantPast.text() == "0000-12-30T00:00:00.000Z")
        #expect(Date.distantFuture.text(separator: " ") == "4001-01-01 00:00:00.000Z")
    }

    /// Foundation's format ends the program.
    @Test func thatAreInfiniteAreShown() throws {
        let endless = Happening.predicate { $0.at < Date(timeIntervalSince1970: .infinity) }
        #expect(endless.description(showingValues: true) == "at < inf")
        let sql = try Happening.request().all().where(endless).sql(for: .sqlite, showingValues: true)
        #expect(sql.hasSuffix(#""at" < 'inf'"#))
    }

    @Test func impliesNothingOfOthers() throws {
        func answer(_ first: FetchPredicate<Happening>, _ second: FetchPredicate<Happening>) throws -> Bool {
            try first.implies(second).isProved
        }
        let (upToLater, upToWhole) = (Happening.predicate { $0.at <= later }, Happening.predicate { $0.at <= whole })
        #expect(try !answer(upToLater, upToWhole) && answer(upToLater, upToLater))
        #expect(try !answer(at(later), at(whole)) && answer(at(later), at(later)))
        #expect(try !answer(at(whole, later), Happening.predicate { $0.at.isIn(whole...whole) }))
        #expect(try !answer(Happening.predicate { $0.at.isIn(whole...later) }, upToWhole))
        // Those in whole milliseconds are compared.
        let next = whole + 0.001
        #expect(try answer(upToWhole, Happening.predicate { $0.at < next }) && answer(at(whole), at(whole, next)))
    }
}
