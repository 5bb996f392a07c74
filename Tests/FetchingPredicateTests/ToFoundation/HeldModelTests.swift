import Fetching
import FetchingPredicate
import Foundation
import Testing

/// Objects as SwiftData has them: related by their properties, with no keys.
final class Clerk: Fetchable {
    let name: String
    var boss: Clerk?
    var staff: [Clerk] = []

    init(_ name: String, boss: Clerk? = nil) {
        self.name = name
        self.boss = boss
        boss?.staff.append(self)
    }

    struct FetchableMembers: FetchableMemberContainer {
        typealias Model = Clerk
        let name = FetchableMember<Clerk, String>("name", keyPath: { \.name }, value: { $0.name })
        var boss: ToOneMember<Clerk, Clerk> { ToOneMember(property: "boss") { $0.boss } }
        var staff: ToManyMember<Clerk, Clerk> { ToManyMember(property: "staff") { $0.staff } }
    }

    static let fetchableMembers = FetchableMembers()
    static let fetchableEntity = FetchableEntity(name: "Clerk", columns: [fetchableMembers.name.column])
    static var fetchableRelationships: [FetchableRelationship] {
        [
            FetchableRelationship(fetchableMembers.boss, property: { \Clerk.boss }),
            FetchableRelationship(fetchableMembers.staff, property: { \Clerk.staff }),
        ]
    }
}

@Suite struct HeldModelTests {
    private let clerks: [Clerk] = {
        let ann = Clerk("Ann")
        let bob = Clerk("Bob", boss: ann)
        return [ann, bob, Clerk("Cid", boss: ann), Clerk("Dan", boss: bob)]
    }()

    @Test(arguments: [
        (Clerk.predicate { $0.boss.name == "Ann" }, ["Bob", "Cid"]),
        (Clerk.predicate { $0.boss.name != "Ann" }, ["Ann", "Dan"]),
        (Clerk.predicate { $0.boss == nil }, ["Ann"]),
        (Clerk.predicate { $0.boss.boss.name.hasPrefix("A") }, ["Dan"]),
        (Clerk.predicate { $0.staff.count > 1 }, ["Ann"]),
        (Clerk.predicate { $0.staff.isEmpty }, ["Cid", "Dan"]),
        (Clerk.predicate { $0.staff.contains { $0.name == "Dan" } }, ["Bob"]),
        (Clerk.predicate { $0.staff.contains { $0.staff.contains { $0.name == "Dan" } } }, ["Ann"]),
    ])
    func foundationFollowsProperties(predicate: FetchPredicate<Clerk>, expected: [String]) throws {
        let inMemory = try Clerk.request().all().where(predicate).fetch(in: clerks)
        #expect(inMemory.map(\.name) == expected)
        let condition = try Predicate<Clerk>(predicate)
        #expect(try clerks.filter { try condition.evaluate($0) }.map(\.name) == expected)
    }
}
