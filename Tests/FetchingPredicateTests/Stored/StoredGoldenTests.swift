import Fetching
import Foundation
import Testing

@testable import FetchingFilters

@Suite("Filters of version 1 decode for ever")
struct StoredGoldenTests {
    /// These documents are stored by apps. None of them may be changed; more may be added.
    @Test("Conditions", arguments: LetterPredicates.all.indices)
    func conditions(_ index: Int) throws {
        let (predicate, condition) = LetterPredicates.all[index]
        let document = LetterPredicates.document(condition)
        #expect(String(decoding: try predicate.stored(), as: UTF8.self) == document)
        let read = try Letter.predicate(stored: Data(document.utf8), rules: .trusted)
        #expect(String(decoding: try read.stored(), as: UTF8.self) == document)
        // What is read is compared by itself as well: two mistakes may cancel each other out.
        #expect([read] == [predicate])
    }

    @Test("Every operator has a document", arguments: StoredOperator.allCases)
    func everyOperator(_ operation: StoredOperator) {
        let name = operation.rawValue
        let isThere = LetterPredicates.all.contains { _, condition in
            condition.contains("\"is\":\"\(name)\"") || condition.contains("\"is\":\"\(name)[")
                || condition.contains("\"\(name)\":")
        }
        #expect(isThere)
    }

    /// Apps keep an allow-list as a number: a bit that moved would allow another operator.
    @Test("Every operator has its bit for ever")
    func bits() {
        let operators: [StoredOperators] = [
            .isTrue, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .null, .isIn, .between,
            .betweenUpTo, .from, .through, .upTo, .equals, .hasPrefix, .hasSuffix, .contains, .like, .matches,
            .hasAllBits, .hasAnyBit, .missing, .exists, .count, .sum, .average, .min, .max, .add, .subtract, .multiply,
            .divide, .remainder, .length, .asNumber, .conditional, .condition, .coalesce,
            .datePart, .dateStart, .dateAdding, .microseconds, .trimmed, .prefix, .suffix, .replacing,
            .lowercased, .uppercased, .rounded, .asInteger, .asText, .bitwiseAnd, .bitwiseOr, .bitwiseXor,
            .asDecimal,
        ]
        #expect(operators.map(\.rawValue) == (0..<56).map { 1 << $0 })
        #expect(StoredOperator.allCases.map(\.bit).sorted() == Array(0..<UInt64(StoredOperator.allCases.count)))
        #expect(StoredOperators.standard.rawValue == 0xFF_BFFF_FFF7_FFFF)
        #expect(StoredOperators.all.rawValue == 0xFF_FFFF_FFFF_FFFF)
    }

    private static func document(_ rest: String) -> String { #"{"version":1,"model":"Letter",\#(rest)}"# }

    private static let stored: [(FetchableRequest<Letter, [Letter]>, String)] = [
        (Letter.request().all(), document(#""where":true,"sort":[],"limit":null,"offset":null,"distinct":false"#)),
        (
            Letter.request().all(after: 0).distinct(),
            document(#""where":true,"sort":[],"limit":null,"offset":0,"distinct":true"#)
        ),
        (
            Letter.request().first(nth: 10, after: 5).where { $0.stars > 1 }.sorted(
                by: .descending(\.title, options: .caseInsensitive), .ascending(\.body).nilsFirst,
                .ascending { $0.box.name }.nilsLast, .descending { $0.stars + 1 }),
            document(
                #""where":{"member":"stars","is":">","value":1},"sort":["#
                    + #"{"member":"title","order":"descending[c]","nils":"smallest"},"#
                    + #"{"member":"body","order":"ascending","nils":"first"},"#
                    + #"{"member":"box.name","order":"ascending","nils":"last"},"#
                    + #"{"operand":{"+":[{"member":"stars"},{"integer":1}]},"order":"descending","nils":"smallest"}],"#
                    + #""limit":10,"offset":5,"distinct":false"#)
        ),
    ]

    @Test("Requests", arguments: 0..<3)
    func requests(_ index: Int) throws {
        let (request, document) = Self.stored[index]
        #expect(String(decoding: try request.stored(), as: UTF8.self) == document)
        let read = try Letter.request(stored: Data(document.utf8), rules: .trusted)
        #expect(String(decoding: try read.stored(), as: UTF8.self) == document)
    }

    @Test(
        "What another language may write as well",
        arguments: [
            (#"{ "is" : "==", "value" : 10, "member" : "weight" }"#, #"{"member":"weight","is":"==","value":10.0}"#),
            (#"{"member":"weight","is":"==","value":1E1}"#, #"{"member":"weight","is":"==","value":10.0}"#),
            (#"{"member":"stars","is":"==","value":-0}"#, #"{"member":"stars","is":"==","value":0}"#),
            (
                #"{"member":"created","is":"<","value":"2026-01-31T12:00:00.500Z"}"#,
                #"{"member":"created","is":"<","value":"2026-01-31T12:00:00.5Z"}"#
            ),
            (
                #"{"member":"token","is":"==","value":"00000000-0000-0000-0000-00000000abcd"}"#,
                #"{"member":"token","is":"==","value":"00000000-0000-0000-0000-00000000ABCD"}"#
            ),
            (#"{"member":"price","is":"==","value":"0012.50"}"#, #"{"member":"price","is":"==","value":"12.5"}"#),
            (
                #"{"member":"title","is":"==","value":"\u00e9\ud83d\ude00\/"}"#,
                "{\"member\":\"title\",\"is\":\"==\",\"value\":\"é😀/\"}"
            ),
            (#"{"and":[{"and":[true,{"or":[false]}]}]}"#, #"{"and":[true,false]}"#),
            (#"{"not":{"not":{"member":"isPinned","is":"true"}}}"#, #"{"member":"isPinned","is":"true"}"#),
            (#"{"member":"stars","is":"in","values":[]}"#, "false"),
            (#"{"member":"paper","is":"in","values":[null]}"#, #"{"member":"paper","is":"null"}"#),
            // A raw value that the app does not know stays one to filter by.
            (#"{"member":"urgency","is":"==","value":7}"#, #"{"member":"urgency","is":"==","value":7}"#),
            (#"{"member":"paper","is":"!=","value":"checked"}"#, #"{"member":"paper","is":"!=","value":"checked"}"#),
        ])
    func lenient(_ condition: String, _ canonical: String) throws {
        let read = try Letter.predicate(stored: Data(LetterPredicates.document(condition).utf8), rules: .trusted)
        #expect(String(decoding: try read.stored(), as: UTF8.self) == LetterPredicates.document(canonical))
    }
}
