import Fetching
import Foundation
import Testing

/// A model without the macro, as the documentation of `Fetchable` shows it.
private struct Tag: RowDecodable {
    var name: String
    var seen: Date?

    struct FetchableMembers: FetchableMemberContainer {
        typealias Model = Tag
        let name = FetchableMember<Tag, String>("name") { $0.name }
        let seen = FetchableMember<Tag, Date?>("seen", storage: .unixSeconds) { $0.seen }
    }
    static let fetchableMembers = FetchableMembers()
    static let fetchableEntity = FetchableEntity(
        name: "tag", columns: [fetchableMembers.name.column, fetchableMembers.seen.column])

    init(name: String, seen: Date? = nil) {
        self.name = name
        self.seen = seen
    }

    init<Row: FetchableRow>(fetching row: inout Row) throws {
        name = try row.decode(String.self)
        seen = try row.decode(Date?.self, storage: .unixSeconds)
    }
}

extension Tag.FetchableMembers {
    fileprivate var shout: FetchableMember<Tag, String> { FetchableMember("shout") { $0.name.uppercased() } }
}

@Suite struct HandWrittenModelTests {
    private let tags = [Tag(name: "red", seen: Date(timeIntervalSince1970: 10.7)), Tag(name: "blue")]

    @Test func isFetchedLikeOthers() throws {
        #expect(try Tag.request().all().where { $0.name == "red" }.fetch(in: tags).map(\.name) == ["red"])
    }

    @Test func memberAddedInAnExtension() throws {
        #expect(try Tag.request().all().where { $0.shout == "BLUE" }.fetch(in: tags).map(\.name) == ["blue"])
    }

    @Test func valuesCompareAsTheyAreStored() throws {
        let date = Date(timeIntervalSince1970: 10.2)
        #expect(try Tag.request().all().where { $0.seen == date }.fetch(in: tags).map(\.name) == ["red"])
        #expect(try Tag.request().all().where { $0.seen == nil }.fetch(in: tags).map(\.name) == ["blue"])
    }

    @Test func predicatesEvaluateSingleModels() throws {
        let predicate = Tag.predicate { $0.name.hasPrefix("r") }
        #expect(try tags.map { try predicate.evaluate($0) } == [true, false])
    }
}
