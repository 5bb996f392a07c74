import Fetching
import Foundation
import Testing

@testable import FetchingFilters
@testable import FetchingTestSupport

/// To compare texts, Swift sorts the accents behind a letter: what is longer than any name is refused before that.
@Suite("Long names in a query string take no time") struct LongNameTests {
    private static let marks = "n" + String(repeating: "\u{300}\u{316}", count: 8000)

    private static let rules = StoredFilterRules<Letter>(members: .everything, operators: .all)

    private func requireRefused(_ read: () throws -> FetchPredicate<Letter>) {
        let time = ProcessorTime.of { #expect(throws: StoredFilterError.self) { try read() } }
        #expect(time < .seconds(1), "\(time)")
    }

    @Test(arguments: [
        "$filter=\(marks) eq 1", "$filter=title/\(marks) eq 1", "$filter=\(marks)(title) eq 1",
        "$filter=title eq 1\(marks)",
        "$filter=letters/any(\(marks): \(marks)/title eq 'a')",
    ])
    func ofOData(query: String) {
        requireRefused { try Letter.predicate(odata: query, rules: Self.rules) }
    }

    @Test(arguments: [
        "filter[\(marks)]=1", "filter[title][null]=\(marks)", "filter[title][\(marks)]=1", "filter[title]=\(marks)",
    ])
    func ofFilters(query: String) {
        requireRefused { try Letter.predicate(query: query, rules: Self.rules) }
    }

    @Test func ofOrders() {
        requireRefused {
            _ = try Letter.request(query: "sort=title[\(Self.marks)]", rules: Self.rules)
            return Letter.predicate { $0.title == "" }
        }
    }

    @Test func aPathWithoutEndIsRefused() {
        let path = Array(repeating: "box", count: 10_000).joined(separator: "/")
        requireRefused { try Letter.predicate(odata: "$filter=\(path)/title eq 'a'", rules: Self.rules) }
    }

    @Test func bracketsWithinEachOtherHaveRoom() async throws {
        var rules = Self.rules
        rules.limits = .unlimited
        let deep = String(repeating: "title eq 'a' or title eq 'b' and not (", count: 99) + "true"
        let query = "$filter=" + deep + String(repeating: ")", count: 99)
        // On a small stack, as tasks have.
        await Task.detached { [rules] in
            do { _ = try Letter.predicate(odata: query, rules: rules) } catch { #expect(error is StoredFilterError) }
        }.value
    }
}
