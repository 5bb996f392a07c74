import Fetching
import FetchingSQLite
import FetchingTestSupport
import Foundation
import Testing

@testable import FetchingFilters

@Suite("A stored filter costs no more than the limits say")
struct StoredCostTests {
    /// Boxes in boxes, however deep.
    private static func boxes() -> StoredMembers<LetterBox> { .only(\.name).following(\.parent, boxes()) }

    @Test("A long way along relationships fits a small stack")
    func longWay() async {
        let rules = StoredFilterRules<Letter>(members: .only(\.title).following(\.box, Self.boxes()))
        let way = "box." + String(repeating: "parent.", count: 9000)
        let documents = [
            #"{"member":"\#(way)name","is":"==","value":"a"}"#, #"{"row":"\#(way)parent","is":"missing"}"#,
        ].map(LetterPredicates.document)
        let codes = await withCheckedContinuation { continuation in
            let thread = Thread {
                continuation.resume(
                    returning: documents.map { document -> StoredFilterError.Code? in
                        do {
                            _ = try Letter.predicate(stored: Data(document.utf8), rules: rules)
                            return nil
                        } catch { return (error as? StoredFilterError)?.code }
                    })
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
        #expect(codes == [.tooLarge, .tooLarge])
    }

    @Test("A name of many accents, which Swift sorts, is refused before it is compared")
    func accents() {
        let name = "a" + String(repeating: "\u{301}\u{316}", count: 15_000)
        let documents = [
            #"{"\#(name)":1}"#, LetterPredicates.document(#"{"member":"\#(name)","is":"==","value":1}"#),
            LetterPredicates.document(#"{"member":"title","is":"\#(name)","value":""}"#),
        ]
        let start = ProcessorTime.now
        for document in documents { #expect(StoredErrorTests.error(document).hasPrefix("tooLarge ")) }
        // It took half a minute.
        #expect(ProcessorTime.now - start < .seconds(2))
    }

    /// Tests that SQL can only write by writing what they ask about more than once.
    private static let repeating = [
        #""is":"like","value":"a*b""#, #""is":"hasPrefix","value":"a""#, #""is":"in","values":["a",null]"#,
    ]

    private func nested(_ test: String, depth: Int) -> String {
        (0..<depth).reduce(#"{"member":"isPinned","is":"true"}"#) { condition, _ in
            #"{"operand":{"if":\#(condition),"then":{"text":"a"},"else":null},\#(test)}"#
        }
    }

    @Test("What SQL repeats counts as often as it is written", arguments: repeating)
    func repetition(_ test: String) throws {
        let read = { try Letter.predicate(stored: Data(LetterPredicates.document($0).utf8), rules: .init()) }
        let accepted = try read(nested(test, depth: 2))
        #expect(try Letter.request().all().where(accepted).sql(for: .sqlite).utf8.count < 20_000)
        #expect(throws: StoredFilterError.self) { try read(nested(test, depth: 7)) }
    }

    @Test("A number of a text counts as each test of its form, and as a search; one of an integer once")
    func numbers() throws {
        var rules = StoredFilterRules<Letter>()
        rules.operators = .all
        func error(_ member: String, _ count: Int) -> StoredFilterError? {
            let condition = #"{"operand":{"asNumber":{"member":"\#(member)"}},"is":">","value":3.5}"#
            let all = "{\"or\":[" + Array(repeating: condition, count: count).joined(separator: ",") + "]}"
            do {
                _ = try Letter.predicate(stored: Data(LetterPredicates.document(all).utf8), rules: rules)
                return nil
            } catch { return error as? StoredFilterError }
        }
        // Each condition is one, with two operands: the conversion and the member.
        rules.limits.conditions = 1 + 10 * 3
        #expect(error("stars", 10) == nil)
        #expect(error("stars", 11)?.code == .tooMany)
        #expect(error("title", 4) == nil)
        #expect(error("title", 5)?.code == .tooMany)
        rules.limits.conditions = 1000
        rules.limits.expectedTextBytes = 100
        rules.limits.searchedBytes = 300
        #expect(error("stars", 10) == nil)
        #expect(error("title", 3) == nil)
        #expect(error("title", 4)?.code == .tooMany)
    }
    /// Joining the first two of three texts, and then the third, copies five.
    @Test func joinedTextsCostWhatIsCopied() throws {
        var rules = StoredFilterRules<Letter>()
        rules.operators = .all
        rules.limits.expectedTextBytes = 100
        func error(joining count: Int) -> StoredFilterError? {
            let title = #"{"member":"title"}"#
            let joined = (1..<count).reduce(title) { joined, _ in #"{"+":[\#(joined),\#(title)]}"# }
            do {
                let condition = #"{"operand":\#(joined),"is":"==","value":"a"}"#
                _ = try Letter.predicate(stored: Data(LetterPredicates.document(condition).utf8), rules: rules)
                return nil
            } catch { return error as? StoredFilterError }
        }
        rules.limits.searchedBytes = 500
        #expect(error(joining: 3) == nil)
        #expect(error(joining: 4)?.code == .tooMany)
        // What goes through the joined text goes through each of them.
        func error(asking condition: String) -> StoredFilterError? {
            do {
                _ = try Letter.predicate(stored: Data(LetterPredicates.document(condition).utf8), rules: rules)
                return nil
            } catch { return error as? StoredFilterError }
        }
        let two = #"{"+":[{"member":"title"},{"member":"body"}]}"#
        rules.limits.searchedBytes = 600
        #expect(error(asking: #"{"operand":{"trimmed":\#(two)},"is":"contains","value":"a"}"#) == nil)
        rules.limits.searchedBytes = 599
        #expect(error(asking: #"{"operand":{"trimmed":\#(two)},"is":"contains","value":"a"}"#)?.code == .tooMany)
        rules.limits.searchedBytes = 900
        #expect(error(joining: 4) == nil)
        #expect(error(joining: 5)?.code == .tooMany)
    }
}
