import Fetching
import FetchingCore
import Foundation
import Testing

@Suite("Implications") struct ImplicationTests {
    /// Predicates of which the first implies the second, or does not, or is not known to.
    static let cases: [(FetchPredicate<Member>, FetchPredicate<Member>, String)] = [
        (Member.predicate { $0.age > 20 }, Member.predicate { $0.age > 10 }, "yes"),
        (Member.predicate { $0.age > 10 }, Member.predicate { $0.age > 20 }, "no"),
        (Member.predicate { $0.age > 10 }, Member.predicate { $0.age >= 11 }, "yes"),
        (Member.predicate { $0.age.isIn([1, 2]) }, Member.predicate { $0.age.isIn(1...5) }, "yes"),
        (Member.predicate { $0.age.isIn(1...2) }, Member.predicate { $0.age.isIn([1, 2]) }, "yes"),
        (Member.predicate { $0.age.isIn(1...3) }, Member.predicate { $0.age.isIn([1, 2]) }, "no"),
        (Member.predicate { !($0.age > 10) }, Member.predicate { $0.age <= 10 }, "yes"),
        // Nil is not greater, and not less either.
        (Member.predicate { !($0.clubID > 10) }, Member.predicate { $0.clubID <= 10 }, "no"),
        (Member.predicate { $0.clubID > 10 }, Member.predicate { $0.clubID != nil }, "yes"),
        (Member.predicate { $0.clubID != 10 }, Member.predicate { $0.clubID != nil }, "no"),
        (Member.predicate { $0.clubID == 10 }, Member.predicate { $0.clubID != 11 }, "yes"),
        (
            Member.predicate { $0.clubID.isIn([nil, 1]) }, Member.predicate { $0.clubID == nil || $0.clubID == 1 },
            "yes"
        ),
        (Member.predicate { $0.name.hasPrefix("Max") }, Member.predicate { $0.name.hasPrefix("Ma") }, "yes"),
        (Member.predicate { $0.name.hasPrefix("Max") }, Member.predicate { $0.name.contains("ax") }, "yes"),
        (Member.predicate { $0.name.hasPrefix("Max") }, Member.predicate { $0.name.hasSuffix("Max") }, "no"),
        (Member.predicate { $0.name.hasPrefix("Ma") }, Member.predicate { !$0.name.hasPrefix("Jo") }, "yes"),
        // Two prefixes exclude each other only where neither is one of the other.
        (
            Member.predicate { $0.name.hasPrefix("Ma") && $0.name.hasPrefix("Max") },
            Member.predicate { $0.name == "x" }, "no"
        ),
        (Member.predicate { $0.name == "Max" }, Member.predicate { $0.name.isLike("M*") }, "yes"),
        (Member.predicate { $0.name == "Max" }, Member.predicate { $0.name.matches("[A-Z]ax") }, "yes"),
        (
            Member.predicate { $0.name == "Max" },
            Member.predicate { $0.name.isEqual(to: "MAX", options: .caseInsensitive) }, "yes"
        ),
        (
            Member.predicate { $0.name.isEqual(to: "MAX", options: .caseInsensitive) },
            Member.predicate { $0.name == "Max" }, "no"
        ),
        (
            Member.predicate { $0.name.isEqual(to: "MAX", options: .caseInsensitive) },
            Member.predicate { $0.name.contains("a", options: .caseInsensitive) }, "yes"
        ),
        (Member.predicate { $0.name.isEmpty }, Member.predicate { $0.name.unicodeScalarCount >= 0 }, "yes"),
        // A stored document may compare a text that it gives itself.
        (
            capital.isEqual(to: "\u{E1}", options: .caseInsensitive), Member.predicate { $0.age > 1 }, "no"
        ),
        (
            capital.isEqual(to: "a", options: .diacriticAndCaseInsensitive), Member.predicate { $0.age > 1 }, "no"
        ),
        (
            Member.predicate { $0.age > 1 }, capital.isEqual(to: "a", options: .diacriticAndCaseInsensitive), "yes"
        ),
        (
            capital.isEqual(to: "b", options: .diacriticAndCaseInsensitive), Member.predicate { $0.age > 1 }, "yes"
        ),
        // To Swift both are the same text, and to a database they are not.
        (Member.predicate { $0.name == "\u{E9}" }, Member.predicate { $0.name == "e\u{301}" }, "no"),
        (Member.predicate { $0.nickname == "x" }, Member.predicate { $0.nickname == $0.nickname }, "yes"),
        (Member.predicate { $0.name == $0.nickname }, Member.predicate { $0.nickname != nil }, "yes"),
        (Member.predicate { $0.name != $0.nickname }, Member.predicate { $0.nickname != nil }, "no"),
        (Member.predicate { $0.age < $0.clubID && $0.age >= 5 }, Member.predicate { $0.clubID > 3 }, "yes"),
        (Member.predicate { $0.age < $0.clubID }, Member.predicate { !($0.clubID == $0.age) }, "yes"),
        (Member.predicate { $0.age > 9 && $0.clubID < 3 }, Member.predicate { $0.age >= $0.clubID }, "yes"),
        (Member.predicate { $0.age * 2 > 10 }, Member.predicate { $0.age * 2 > 5 }, "yes"),
        (Member.predicate { $0.age * 2 > 10 }, Member.predicate { $0.age > 2 }, "unknown"),
        (Member.predicate { $0.club.name == "A" }, Member.predicate { $0.club != nil }, "yes"),
        (Member.predicate { $0.club == nil }, Member.predicate { $0.club.name == nil }, "yes"),
        (Member.predicate { $0.club.name == nil }, Member.predicate { $0.club == nil }, "unknown"),
        (Member.predicate { $0.club.founded > 5 }, Member.predicate { $0.club.founded > 3 && $0.club != nil }, "yes"),
        (Member.predicate { $0.age > 1 }, Member.predicate { _ in }, "yes"),
        (!Member.predicate { _ in }, Member.predicate { $0.age > 1 }, "yes"),
        (Member.predicate { $0.age.isIn([]) }, Member.predicate { $0.name == "x" }, "yes"),
    ]

    private static let capital = FetchExpression<Member, String>(ExpressionTree(.literal(.text("\u{C1}"))))

    @Test(arguments: cases.indices)
    func answers(_ index: Int) throws {
        let (predicate, other, expected) = Self.cases[index]
        let answer = try predicate.implies(other)
        #expect("\(answer)" == expected, "\(predicate) and \(other)")
        #expect(answer.isProved == (expected == "yes") && (answer.witness != nil) == (expected == "no"))
        guard let witness = answer.witness else { return }
        #expect(try predicate.verdict(for: witness.model, in: witness.store).holds)
        #expect(try !other.verdict(for: witness.model, in: witness.store).holds)
    }

    /// The same, of related models.
    static let relatedCases: [(FetchPredicate<Club>, FetchPredicate<Club>, String)] = [
        (Club.predicate { $0.members.contains { $0.age > 5 } }, Club.predicate { !$0.members.isEmpty }, "yes"),
        (
            Club.predicate { $0.members.contains { $0.age > 5 } },
            Club.predicate { $0.members.contains { $0.age > 3 } },
            "yes"
        ),
        (
            Club.predicate { $0.members.contains { $0.age > 3 } },
            Club.predicate { $0.members.contains { $0.age > 5 } },
            "no"
        ),
        (
            Club.predicate { $0.members.allSatisfy { $0.age > 5 } && !$0.members.isEmpty },
            Club.predicate { $0.members.contains { $0.age > 3 } }, "yes"
        ),
        (
            Club.predicate { $0.members.allSatisfy { $0.age > 5 } },
            Club.predicate { $0.members.contains { $0.age > 3 } }, "no"
        ),
        // One member may be old, and another rich.
        (
            Club.predicate { $0.members.contains { $0.age > 5 } && $0.members.contains { $0.name == "A" } },
            Club.predicate { $0.members.contains { $0.age > 5 && $0.name == "A" } }, "unknown"
        ),
        (
            Club.predicate { $0.members.contains { $0.age > 5 && $0.name == "A" } },
            Club.predicate { $0.members.contains { $0.age > 5 } && $0.members.contains { $0.name == "A" } }, "yes"
        ),
        (Club.predicate { $0.members.isEmpty }, Club.predicate { $0.members.allSatisfy { $0.age > 5 } }, "yes"),
        (Club.predicate { $0.members.count > 3 }, Club.predicate { $0.members.count > 2 }, "yes"),
        (Club.predicate { $0.id == 1 }, Club.predicate { $0.members.count >= 0 }, "yes"),
    ]

    @Test(arguments: relatedCases.indices)
    func answersAboutRelatedModels(_ index: Int) throws {
        let (predicate, other, expected) = Self.relatedCases[index]
        let answer = try predicate.implies(other)
        #expect("\(answer)" == expected, "\(predicate) and \(other)")
        guard let witness = answer.witness else { return }
        #expect(try predicate.verdict(for: witness.model, in: witness.store).holds)
        #expect(try !other.verdict(for: witness.model, in: witness.store).holds)
    }
}
