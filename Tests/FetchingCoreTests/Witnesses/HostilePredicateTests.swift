import Fetching
import FetchingCore
import FetchingTestSupport
import Foundation
import Testing

/// Predicates that are large, deep, or made so that a search takes long: each ends, in a time that does not grow with them.
@Suite("Witnesses of hostile predicates") struct HostilePredicateTests {
    private static func require(_ predicate: FetchPredicate<Member>, within limit: Duration = .seconds(30)) throws {
        let begin = ProcessorTime.now
        let witnesses = try Member.witnesses(for: predicate)
        for witness in witnesses.all {
            #expect(try predicate.verdict(for: witness.model, in: witness.store).holds == witness.matches)
            if ProcessorTime.now - begin > limit { break }
        }
        _ = try predicate.implies(!predicate)
        _ = try predicate.implies(predicate)
        #expect(ProcessorTime.now - begin < limit)
    }

    @Test func `ten thousand conditions`() throws {
        let each = (0..<10_000).map { number in Member.predicate { $0.age != number } }
        try Self.require(.all(each))
        try Self.require(.any(each))
    }

    @Test func `pairs of alternatives, two to the power of forty`() throws {
        let each = (0..<40).map { number in Member.predicate { $0.age + number > 5 || $0.id + number > 7 } }
        try Self.require(.all(each))
        let other = (0..<40).map { number in Member.predicate { $0.age - number > 5 || $0.id - number > 7 } }
        _ = try FetchPredicate.all(each).implies(.all(other))
    }

    @Test func `two hundred levels`() throws {
        var predicate = Member.predicate { $0.age > 3 }
        for level in 0..<200 {
            predicate = level % 2 == 0 ? !(predicate && Member.predicate { $0.age != level }) : !predicate
        }
        try Self.require(predicate)
    }

    @Test func `a list of a hundred thousand values`() throws {
        try Self.require(Member.predicate { $0.age.isIn(Array(0..<100_000)) && !$0.age.isIn(Array(50_000..<150_000)) })
    }

    @Test func `a text of a million scalars`() throws {
        let text = String(repeating: "a", count: 1_000_000)
        try Self.require(Member.predicate { $0.name == text && $0.name.hasPrefix(text) && $0.nickname.contains(text) })
    }

    @Test func `closures within closures`() throws {
        try Self.require(
            Member.predicate {
                $0.club.members.contains { member in
                    member.club.members.allSatisfy { other in
                        other.club.members.contains { $0.age > other.age && $0.age < member.age }
                    }
                }
            })
    }

    @Test func `extreme numbers`() throws {
        try Self.require(Member.predicate { $0.age > .max || $0.age < .min || $0.age + .max == .min })
        try Self.require(Member.predicate { $0.age.isIn(Int.min...Int.max) && $0.name.unicodeScalarCount < .min })
        try Self.require(Member.predicate { $0.members(atLeast: .max) })
    }
}

extension Member.FetchableMembers {
    fileprivate func members(atLeast count: Int) -> FetchPredicate<Member> { club.members.count >= count }
}
