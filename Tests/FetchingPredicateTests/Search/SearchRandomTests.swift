import Fetching
import FetchingPredicate
import FetchingTestSupport
import Foundation
import Testing

/// Searches that nobody would think of.
@Suite struct SearchRandomTests {
    private static let pieces = [
        "a", "b", " ", " ", " ", "-", "--", "(", ")", "\"", "\\", "\\\"", ":", ",", "|", "OR ", " OR ", "AND ", "NOT ",
        "*", "..", ".", ">", ">=", "<", "=", "name:", "nickname:", "score:", "age:", "visits:", "best:", "tariff:",
        "urgency:", "isAdmin:", "price:", "token:", "avatar:", "signupDate:", "seen:", "birthday:", "homepage:", "foo:",
        "nil", "true", "premium", "high", "1", "10", "-5", "1e9", "1.5", "99999999999999999999", "2024", "2024-05",
        "2024-05-01", "2024-05-01T10:30", "9999-12-31", "0001-01-01", "+23:00", "Z", "\0", "é", "e\u{301}", "\u{301}",
        "👨‍👩‍👧", "\u{200D}", "\u{202E}", "שלום", "１", "“", "”", "：", "\r\n", "\u{3000}", "\u{FEFF}", "%", "?", "_", "'",
    ]

    static func search(_ generator: inout SplitMix64) -> String {
        let count = Int.random(in: 0...10, using: &generator)
        if Int.random(in: 0..<8, using: &generator) == 0 {
            return String(
                String.UnicodeScalarView(
                    (0..<count).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &generator)) }))
        }
        return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    }

    /// 100,000 searches in all.
    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func anySearchIsValidOrAnErrorWithAPlace(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let strict = SearchOptions(timeZone: .gmt, maximumTerms: 4, maximumDepth: 1)
        var lenient = strict
        lenient.mode = .lenient
        var (valid, codes) = (0, Set<SearchError.Code>())
        for _ in 0..<25_000 {
            let text = Self.search(&generator)
            do {
                let exact = try Visitor.search(text, options: strict)
                valid += 1
                guard valid.isMultiple(of: 8) else { continue }
                require(try Visitor.search(text, options: lenient).terms == exact.terms, text)
            } catch let error as SearchError {
                codes.insert(error.code)
                let isInside = error.range.lowerBound >= text.startIndex && error.range.upperBound <= text.endIndex
                require(isInside && error.offset <= text.count, text)
                require(error.marked.split(separator: "\n").count == 3, text)
                let relaxed = try Visitor.search(text, options: lenient)
                require(relaxed.terms.allSatisfy { text[$0.range] == $0.text }, text)
            }
        }
        #expect(valid > 2500)
        #expect(codes.count >= 10, "\(codes)")
    }

    /// Like `#expect`, which would take longer than the searches.
    private func require(_ holds: Bool, _ text: String) {
        if !holds { Issue.record("\(text.debugDescription)") }
    }

    /// Each one is rendered for SQLite as well.
    @Test func whatIsValidCanBeAsked() throws {
        var generator = SplitMix64(seed: 5)
        let options = SearchOptions(mode: .lenient, timeZone: .gmt, maximumDepth: 8)
        for _ in 0..<2000 {
            let text = Self.search(&generator)
            #expect(throws: Never.self, "\(text.debugDescription)") { try Visitor.sql(text, options: options) }
        }
    }

    @Test func aLongSearchTakesNoLongTime() throws {
        let options = SearchOptions(
            mode: .lenient, maximumLength: 1_000_000, maximumTerms: 1_000_000, maximumSearchedBytes: .max)
        for piece in [
            "-", "(", ")", "\"", "NOT ", "a:\"b c", "a:,", "OR ", "\\", "*", "e\u{301}", "\u{301}", "a(", "1..",
        ] {
            let text = String(repeating: piece, count: 5000)
            let time = try ProcessorTime.of { _ = try Visitor.search(text, options: options) }
            #expect(time < .seconds(20), "\(piece.debugDescription)")
        }
    }
}
