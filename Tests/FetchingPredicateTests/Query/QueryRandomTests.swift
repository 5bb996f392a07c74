import Fetching
import Foundation
import Testing

@testable import FetchingFilters
@testable import FetchingTestSupport

/// `FETCHING_QUERIES=200000 FETCHING_SEED=7 swift test --filter QueryRandomTests` tries more, or others.
@Suite("A query string means what the document means that it was written from")
struct QueryRandomTests {
    private static let seed = environment("FETCHING_SEED") ?? 20_260_131
    private static let count = Int(environment("FETCHING_QUERIES") ?? 2000)

    private static func environment(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
    }

    private struct Figures {
        var read = 0
        var refused: [String: Int] = [:]
    }

    /// What a document or a query string is read as, or why it is not: without the place, which has other names.
    private func meaning(_ read: () throws -> Data) -> (text: String, code: String?) {
        do { return (String(decoding: try read(), as: UTF8.self), nil) } catch let error as StoredFilterError {
            return ("\(error.code): \(error.reason). \(error.cure)", error.code.description)
        } catch { return ("\(error)", "other") }
    }

    private func compare<Model: Fetchable>(
        _ documents: inout QueryDocuments, _ rules: StoredFilterRules<Model>, count: Int
    ) -> Figures {
        var figures = Figures()
        var generator = SplitMix64(seed: Self.seed &+ 1)
        for index in 0..<count {
            let isRequest = index % 2 == 0
            let document = isRequest ? documents.request() : documents.predicate()
            let query = QueryWriter(document).query(&generator)
            let data = Data(document.documentText.utf8)
            let (expected, code) = meaning {
                try isRequest
                    ? Model.request(stored: data, rules: rules).stored()
                    : Model.predicate(stored: data, rules: rules).stored()
            }
            let (found, _) = meaning {
                try isRequest
                    ? Model.request(query: query, rules: rules).stored()
                    : Model.predicate(query: query, rules: rules).stored()
            }
            let isSame = found == expected || isReworded(found, expected)
            #expect(isSame, "\(query)\n\(document.documentText)")
            if let code { figures.refused[code, default: 0] += 1 } else { figures.read += 1 }
            if !isSame { break }
        }
        if Self.count >= 100_000 { print("\(count) query strings: \(figures)") }
        return figures
    }

    /// A number is text to a query string where a member takes none: the same code, in other words.
    private func isReworded(_ found: String, _ expected: String) -> Bool {
        expected.hasPrefix("wrongType: there is a") && found.hasPrefix("wrongType: there is text")
            && expected.split(separator: "where").last == found.split(separator: "where").last
    }

    @Test("Of letters, everything allowed")
    func everything() {
        var documents = QueryDocuments(
            Letter.self, along: [("box", LetterBox.self), ("box.parent", LetterBox.self)], seed: Self.seed)
        let figures = compare(
            &documents, StoredFilterRules<Letter>(members: .everything, operators: .all), count: Self.count / 2)
        #expect(figures.read > Self.count / 8, "\(figures)")
        #expect(figures.refused.count >= 4, "\(figures)")
    }

    @Test("Of letters, within rules")
    func rules() {
        var documents = QueryDocuments(Letter.self, along: [("box", LetterBox.self)], seed: Self.seed &+ 2)
        var rules = StoredErrorTests.rules()
        rules.limits.conditions = 5
        rules.limits.values = 3
        rules.limits.textBytes = 3
        rules.limits.searchedBytes = 2000
        rules.limits.models = 900
        let figures = compare(&documents, rules, count: Self.count / 4)
        #expect(figures.read > Self.count / 60, "\(figures)")
        #expect(figures.refused.count >= (Self.count > 1000 ? 8 : 1), "\(figures)")
    }

    @Test("Of parcels, whose values are stored in forms of their own")
    func storages() {
        var documents = QueryDocuments(Parcel.self, along: [("depot", Depot.self)], seed: Self.seed &+ 3)
        let figures = compare(&documents, StoredFilterRules<Parcel>(members: .everything), count: Self.count / 4)
        #expect(figures.read > Self.count / 40, "\(figures)")
    }
}
