import Fetching
import FetchingSQLite
import Foundation
import Testing

@testable import FetchingFilters

@Suite("A document speaks of the values of properties, not of the form in which they are stored")
struct StoredStorageTests {
    private static func error(_ condition: String) -> String {
        do {
            let document = #"{"version":1,"model":"Parcel","where":\#(condition)}"#
            _ = try Parcel.predicate(stored: Data(document.utf8), rules: .trusted)
            return "no error"
        } catch { return "\(error)" }
    }

    @Test(
        "A stored form is not what an operator is about",
        arguments: [
            (
                #"{"operand":{"length":{"member":"packed"}},"is":">","value":3}"#, "where.operand.length", "packed",
                "text"
            ),
            (#"{"operand":{"length":{"member":"token"}},"is":">","value":3}"#, "where.operand.length", "token", "text"),
            (
                #"{"operand":{"length":{"member":"isOpen"}},"is":">","value":3}"#, "where.operand.length", "isOpen",
                "text"
            ),
            (
                #"{"operand":{"asNumber":{"member":"sent"}},"is":">","value":3.5}"#, "where.operand.asNumber", "sent",
                "integer"
            ),
            (
                #"{"operand":{"asNumber":{"member":"price"}},"is":">","value":3.5}"#, "where.operand.asNumber", "price",
                "integer"
            ),
        ])
    func storedForm(_ condition: String, _ place: String, _ member: String, _ type: String) {
        #expect(
            Self.error(condition)
                == "'\(place)': the property '\(member)' is only stored as '\(type)'. Use a member or an operator of that type"
        )
    }

    @Test("A value beside a computed one is written and read, whatever it is compared with")
    func valueBesideComputed() throws {
        let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
        let predicate = Letter.predicate { ($0.seen.start(of: .day) ?? date) == $0.seen }
        let document = LetterPredicates.document(
            #"{"operand":{"coalesce":[{"startOf":"day","of":{"member":"seen"},"offset":0},{"date":"2023-03-08T20:26:40Z"}]},"#
                + #""is":"==","other":{"member":"seen"}}"#)
        #expect(String(decoding: try predicate.stored(), as: UTF8.self) == document)
        let read = try Letter.predicate(stored: Data(document.utf8), rules: .trusted)
        #expect(String(decoding: try read.stored(), as: UTF8.self) == document)
        #expect(
            try Letter.request().all().where(read).sql(for: .sqlite, showingValues: true)
                == Letter.request().all().where(predicate).sql(for: .sqlite, showingValues: true))
    }

    @Test("Two values beside a member in a form of its own")
    func twoValues() throws {
        let document = LetterPredicates.document(
            #"{"operand":{"if":{"member":"isPinned","is":"true"},"then":{"date":"2023-03-08T20:26:40Z"},"#
                + #""else":{"date":"2023-03-09T20:26:40Z"}},"is":"<","other":{"member":"seen"}}"#)
        let read = try Letter.predicate(stored: Data(document.utf8), rules: .trusted)
        #expect(String(decoding: try read.stored(), as: UTF8.self) == document)
    }
}
