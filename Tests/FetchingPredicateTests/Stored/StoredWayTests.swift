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

    @Fetchable struct Sealed {
        let id: Int
        @FetchingStorage(.uuidText) var coverID: UUID

        static let cover = ToOne<Sealed, Cover>(\.coverID)
    }

    @Fetchable struct Cover {
        let id: UUID
        var outerID: UUID

        static let outer = ToOne<Cover, Cover>(\.outerID)
    }

    @Test("tell what is wrong with the first of two") func failingWay() throws {
        let data = Data(
            #"{"version":1,"model":"Sealed","where":{"member":"outer.id","is":"==","value":"6F9619FF-8B86-4011-B42D-00C04FC964FF"}}"#
                .utf8)
        func error(_ members: StoredMembers<Sealed>) -> String {
            do {
                let predicate = try Sealed.predicate(stored: data, rules: StoredFilterRules(members: members))
                _ = try Sealed.request().all().where(predicate).fetch(in: [Sealed(id: 1, coverID: UUID())])
                return "none"
            } catch { return "\(error)" }
        }
        let text = error(.only(\.id).following(\.cover.outer, .only(\.id)))
        #expect(text.contains("one side is stored as"), "\(text)")
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
