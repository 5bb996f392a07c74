import Fetching
import FetchingSQL
import Testing

@Suite("Predicates on related models") struct LiftingTests {
    private let isUnnamed = Club.predicate { $0.name != "Alpha" }

    @Test func throughToOne() throws {
        let request = Member.request().all().where { $0.club.satisfies(isUnnamed) }
        // Neither a member without a club nor one whose club is missing.
        #expect(try request.fetch(in: Clubs.store).map(\.id) == [3])
        #expect(
            try request.sql(for: .sqlite).hasSuffix(
                #"FROM "Member" JOIN "Club" AS "club" ON "club"."id" = "Member"."clubID" "#
                    + #"WHERE "club"."id" IS NOT NULL AND "club"."name" IS NOT ? COLLATE BINARY"#))
        let others = Member.request().all().where { !$0.club.satisfies(isUnnamed) }
        #expect(try others.fetch(in: Clubs.store).map(\.id) == [1, 2, 4, 5])
    }

    @Test func throughSeveral() throws {
        let request = Club.request().all().where { $0.parent.parent.satisfies { $0.isOld && $0.isOpen } }
        #expect(try request.fetch(in: Clubs.store).map(\.id) == [3])
    }

    @Test func computedMembersAreReached() throws {
        let request = Member.request().all().where { $0.club.satisfies(\.isOld) }
        #expect(try request.fetch(in: Clubs.store).map(\.id) == [1, 2])
    }

    @Test func withinAnElement() throws {
        let isNamed = Member.predicate { $0.nickname != nil }
        let request = Club.request().all().where { $0.members.contains { $0.satisfies(isNamed) && $0.age > 18 } }
        #expect(try request.fetch(in: Clubs.store).map(\.id) == [2])
        let counted = Club.request().all().where { $0.members.count { $0.satisfies(isNamed) } == 1 }
        #expect(try counted.fetch(in: Clubs.store).map(\.id) == [1, 2])
    }

    @Test func liftedTwice() throws {
        let hasChild = Club.predicate { $0.members.contains { $0.age < 18 } }
        let request = Member.request().all().where { $0.club.satisfies(hasChild) }
        #expect(try request.fetch(in: Clubs.store).map(\.id) == [1, 2])
    }

    @Test func constantsStay() throws {
        let always = Member.request().all().where { $0.club.satisfies(.all([])) }
        #expect(try always.fetch(in: Clubs.store).map(\.id) == [1, 2, 3])
        let never = Member.request().all().where { $0.club.satisfies(.any([])) }
        #expect(try never.fetch(in: Clubs.store).isEmpty)
    }
}
