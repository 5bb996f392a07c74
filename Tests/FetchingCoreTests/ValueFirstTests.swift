import Fetching
import FetchingSQL
import Testing

/// A value in front of a member means what it means behind it.
@Suite struct ValueFirstTests {
    @Test func comparisonsAreTurned() throws {
        try expectSame {
            10 < $0.age
        } as: {
            $0.age > 10
        }
        try expectSame {
            10 <= $0.age
        } as: {
            $0.age >= 10
        }
        try expectSame {
            10 > $0.age
        } as: {
            $0.age < 10
        }
        try expectSame {
            10 >= $0.age
        } as: {
            $0.age <= 10
        }
        try expectSame {
            10 == $0.age
        } as: {
            $0.age == 10
        }
        try expectSame {
            "Jo" != $0.nickname
        } as: {
            $0.nickname != "Jo"
        }
    }

    @Test func memoryAgrees() throws {
        let behind = Member.request().all().where { $0.age > 18 }
        let before = Member.request().all().where { 18 < $0.age }
        #expect(try before.fetch(in: Clubs.store).map(\.id) == behind.fetch(in: Clubs.store).map(\.id))
    }

    private func expectSame(
        _ condition: (Member.FetchableMembers) -> FetchPredicate<Member>,
        as other: (Member.FetchableMembers) -> FetchPredicate<Member>, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let condition = condition(Member.fetchableMembers)
        let other = other(Member.fetchableMembers)
        #expect(condition == other, sourceLocation: sourceLocation)
    }
}
