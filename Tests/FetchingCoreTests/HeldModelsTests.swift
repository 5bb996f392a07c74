import Fetching
import FetchingCore
import FetchingSQLite
import Testing

/// Objects that are related by what their properties hold, as those of Core Data are.
private final class Sailor: Fetchable {
    let name: String
    let age: Int?
    var captain: Sailor?
    var crew: [Sailor] = []

    init(_ name: String, age: Int? = nil) {
        self.name = name
        self.age = age
    }

    struct FetchableMembers: FetchableMemberContainer {
        typealias Model = Sailor
        let name = FetchableMember<Sailor, String>("name", keyPath: { \.name }, value: { $0.name })
        let age = FetchableMember<Sailor, Int?>("age", keyPath: { \.age }, value: { $0.age })
        var captain: ToOneMember<Sailor, Sailor> { ToOneMember(property: "captain") { $0.captain } }
        var crew: ToManyMember<Sailor, Sailor> { ToManyMember(property: "crew") { $0.crew } }
    }

    static let fetchableMembers = FetchableMembers()
    static let fetchableEntity = FetchableEntity(
        name: "Sailor", columns: [fetchableMembers.name.column, fetchableMembers.age.column])
}

@Suite struct HeldModelsTests {
    /// Ann leads Bob and Cid, Bob leads Dan.
    private let sailors: [Sailor] = {
        let (ann, bob, cid) = (Sailor("Ann", age: 50), Sailor("Bob"), Sailor("Cid", age: 30))
        let dan = Sailor("Dan", age: 20)
        ann.crew = [bob, cid]
        bob.crew = [dan]
        (bob.captain, cid.captain, dan.captain) = (ann, ann, bob)
        return [ann, bob, cid, dan]
    }()

    private func names(
        where condition: FetchPredicate<Sailor>, sortedBy terms: SortTerm<Sailor>...
    ) throws -> [String] {
        try Sailor.request().all().where(condition).sorted(byTerms: terms).fetch(in: sailors).map(\.name)
    }

    @Test func toOne() throws {
        #expect(try names(where: Sailor.predicate { $0.captain.name == "Ann" }) == ["Bob", "Cid"])
        #expect(try names(where: Sailor.predicate { $0.captain.name != "Ann" }) == ["Ann", "Dan"])
        #expect(try names(where: Sailor.predicate { $0.captain == nil }) == ["Ann"])
        #expect(try names(where: Sailor.predicate { $0.captain.captain.name == "Ann" }) == ["Dan"])
        #expect(try names(where: Sailor.predicate { $0.captain.age == nil }) == ["Ann", "Dan"])
    }

    @Test func aComparisonOfObjectsIsNoConstant() throws {
        let ann = ObjectIdentifier(sailors[0])
        let isAnn = ObjectIdentity(ann) { ObjectIdentifier($0) == ann }
        let captain = Sailor.fetchableMembers.captain.rowSource
        let conditions: [(FetchPredicate<Sailor>, [String])] = [
            (FetchPredicate(.isObject(captain, in: [isAnn])), ["Bob", "Cid"]),
            (FetchPredicate(.isObject(.root, in: [isAnn])), ["Ann"]),
            (FetchPredicate(.isSameObject(captain, captain)), ["Ann", "Bob", "Cid", "Dan"]),
            (FetchPredicate(.isMissing(captain)), ["Ann"]),
        ]
        for (condition, expected) in conditions {
            let compared = FetchPredicate<Sailor>(.comparison(.equal, condition.tree, with: .bool(true)))
            #expect(compared.simplified() == compared)
            #expect(try names(where: compared.simplified()) == expected)
        }
    }

    @Test func toMany() throws {
        #expect(try names(where: Sailor.predicate { $0.crew.contains { $0.age < 25 } }) == ["Bob"])
        #expect(try names(where: Sailor.predicate { $0.crew.allSatisfy { $0.age != nil } }) == ["Bob", "Cid", "Dan"])
        #expect(try names(where: Sailor.predicate { $0.crew.count == 2 }) == ["Ann"])
        #expect(try names(where: Sailor.predicate { $0.captain.crew.count == 0 }) == ["Ann"])
        #expect(
            try names(where: Sailor.predicate { $0.crew.contains { $0.crew.contains { $0.name == "Dan" } } }) == ["Ann"]
        )
        #expect(
            try names(where: Sailor.predicate { sailor in sailor.crew.contains { $0.age < sailor.age } }) == ["Ann"])
    }

    @Test func orderOfRelatedValues() throws {
        let order = try names(
            where: .all([]), sortedBy: .ascending(\.captain.name), .descending(\.name))
        #expect(order == ["Ann", "Cid", "Bob", "Dan"])
    }

    @Test func identity() throws {
        let (ann, bob) = (sailors[0], sailors[1])
        func isCaptain(_ objects: [Sailor]) -> FetchPredicate<Sailor> {
            FetchPredicate(.isObject(Sailor.fetchableMembers.captain.rowSource, in: objects.map(identity)))
        }
        #expect(try names(where: isCaptain([ann])) == ["Bob", "Cid"])
        #expect(try names(where: !isCaptain([ann])) == ["Ann", "Dan"])
        #expect(try names(where: isCaptain([ann, bob])) == ["Bob", "Cid", "Dan"])
        #expect(try names(where: isCaptain([])) == [])
        #expect(isCaptain([ann, bob]) == isCaptain([bob, ann]))
        #expect(isCaptain([ann]) != isCaptain([bob]))
        #expect(isCaptain([ann, bob]).hashValue == isCaptain([bob, ann]).hashValue)
        #expect("\(isCaptain([ann]))" == "captain.isIn(…)")
    }

    @Test func sameObject() throws {
        let members = Sailor.fetchableMembers
        let isSame = FetchPredicate<Sailor>(
            .isSameObject(members.captain.rowSource, members.captain.captain.rowSource))
        #expect(try names(where: isSame) == ["Ann"])
        #expect(try names(where: !isSame) == ["Bob", "Cid", "Dan"])
        #expect("\(isSame)" == "captain == captain.captain")
    }

    @Test func databasesOfRowsRefuseThem() throws {
        func refusal(_ condition: FetchPredicate<Sailor>) throws -> String {
            let error = #expect(throws: FetchError.self) {
                try Sailor.request().all().where(condition).sql(for: .sqlite)
            }
            #expect(error?.code == .unsupported)
            return error?.reason ?? ""
        }
        let held = "the relationship is a property of an object and has no key"
        #expect(try refusal(Sailor.predicate { $0.captain.name == "Ann" }) == held)
        #expect(try refusal(Sailor.predicate { $0.crew.contains { $0.name == "Ann" } }) == held)
        let objects = FetchPredicate<Sailor>(.isObject(.root, in: [identity(sailors[0])]))
        #expect(try refusal(objects) == "only Core Data and collections can tell whether two objects are the same")
    }

    private func identity(_ sailor: Sailor) -> ObjectIdentity {
        let identifier = ObjectIdentifier(sailor)
        return ObjectIdentity(identifier) { ObjectIdentifier($0) == identifier }
    }
}
