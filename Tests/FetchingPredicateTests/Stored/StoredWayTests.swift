import Fetching
import FetchingPredicate
import Foundation
import Testing

@Suite("Relationships that rules follow") struct StoredWayTests {
    private static let reason =
        "the relationship leads over another one. Name the first, and the other from there: "
        + "'.following(\\.owner, .stored.following(\\.pets, …))'"

    private func error(_ document: String, _ members: StoredMembers<Letter>) -> String {
        do {
            let data = Data(#"{"version":1,"model":"Letter","where":\#(document)}"#.utf8)
            _ = try Letter.predicate(stored: data, rules: StoredFilterRules(members: members))
            return "none"
        } catch { return "\(error)" }
    }

    @Test("lead from the model itself, and not over another model") func overAnotherModel() throws {
        let letters = error(
            #"{"exists":"letters","where":{"member":"title","is":"==","value":"a"}}"#,
            .only(\.title).following(\.box.letters, .only(\.title)))
        #expect(letters.contains(Self.reason), "\(letters)")
        let parent = error(
            #"{"member":"parent.name","is":"==","value":"a"}"#,
            .only(\.title).following(\.box.parent, .only(\.name)))
        #expect(parent.contains(Self.reason), "\(parent)")
        let nested = error(
            #"{"member":"box.parent.name","is":"==","value":"a"}"#,
            .only(\.title).following(\.box, .only(\.name).following(\.parent, .only(\.name))))
        #expect(nested == "none")
    }

    @Test("of a URL have no text for Foundation") func textOfURL() throws {
        for document in [
            #"{"member":"page","is":"hasPrefix","value":"https:"}"#,
            #"{"not":{"member":"backup","is":"contains","value":"a"}}"#,
        ] {
            let data = Data(#"{"version":1,"model":"Parcel","where":\#(document)}"#.utf8)
            let predicate = try Parcel.predicate(
                stored: data, rules: StoredFilterRules(members: .everything))
            let error = #expect(throws: FetchError.self) { try predicate.foundationPredicate() }
            #expect(error?.reason.contains("a value that is stored as a text") ?? false, "\(String(describing: error))")
        }
    }
}
