import Fetching
import FetchingPredicate
import Foundation
import Testing

/// Trees in stored filters.
@Suite("Stored filters on trees") struct StoredTreeTests {
    @Fetchable
    struct Folder {
        let id: Int
        var parentID: Int?
        var name: String

        static let parent = ToOne<Folder, Folder>(\.parentID)
        static let ancestors = ToMany<Folder, Folder>(recursively: Folder.parent)
    }

    private let store = MemoryStore().adding(
        (1...5).map { Folder(id: $0, parentID: $0 == 1 ? nil : $0 - 1, name: "folder \($0)") })

    @Test("name what is declared, and nothing else")
    func stored() throws {
        let predicate = Folder.predicate { $0.ancestors.contains { $0.name == "folder 3" } }
        let read = try Folder.predicate(stored: try predicate.stored(), rules: StoredFilterRules<Folder>.trusted)
        #expect(try Folder.request().all().where(read).select(\.id).fetch(in: store).sorted() == [4, 5])
        let error = #expect(throws: StoredFilterError.self) {
            try Folder.predicate { $0.parent.recursively.isEmpty }.stored()
        }
        #expect(error?.description.contains("ToMany(recursively:)") == true, "\(error?.description ?? "")")
        // A filter of strangers sees no other rows.
        #expect(throws: StoredFilterError.self) {
            try Folder.predicate(stored: try predicate.stored(), rules: StoredFilterRules<Folder>())
        }
    }
}
