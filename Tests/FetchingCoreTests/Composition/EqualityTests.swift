import Fetching
import Foundation
import Testing

@Suite("Predicates are equal") struct EqualityTests {
    static let pairs: [(FetchPredicate<Club>, FetchPredicate<Club>)] = [
        (Club.predicate { $0.isOpen }, Club.predicate { $0.isOpen }),
        (Club.predicate { $0.name == "a" }, Club.predicate { $0.name == "a" }),
        (Club.predicate { $0.founded == nil }, Club.predicate { $0.founded == nil }),
        (Club.predicate { $0.id.isIn([1, 2, 3]) }, Club.predicate { $0.id.isIn(Set([3, 2, 1])) }),
        (Club.predicate { $0.id.isIn([1, 1, 2]) }, Club.predicate { $0.id.isIn([2, 1]) }),
        (Club.predicate { $0.id.isIn(1...5) }, Club.predicate { $0.id.isIn(1...5) }),
        (Club.predicate { !$0.name.contains("x") }, Club.predicate { !$0.name.contains("x") }),
        (
            Club.predicate { $0.isOpen && ($0.id > 1 && $0.id < 9) },
            Club.predicate {
                $0.isOpen && $0.id > 1
                $0.id < 9
            }
        ),
        (Club.predicate { $0.parent.name == "a" }, Club.predicate { $0.parent.name == "a" }),
        (Club.predicate { $0.parent == nil }, Club.predicate { $0.parent == nil }),
        (
            Club.predicate { $0.members.contains { $0.age > 3 } },
            Club.predicate { club in club.members.contains { member in member.age > 3 } }
        ),
        (
            Club.predicate { club in club.members.contains { $0.name == club.name } },
            Club.predicate { club in club.members.contains { $0.name == club.name } }
        ),
        (Club.predicate { $0.members.max(\.age) > 3 }, Club.predicate { $0.members.max(\.age) > 3 }),
        (Club.predicate { $0.id * 2 + 1 > 3 }, Club.predicate { $0.id * 2 + 1 > 3 }),
    ]

    @Test(arguments: pairs)
    func sameConditions(pair: (FetchPredicate<Club>, FetchPredicate<Club>)) {
        #expect(pair.0 == pair.1)
        #expect(pair.0.hashValue == pair.1.hashValue)
        #expect(Set([pair.0, pair.1]).count == 1)
    }

    /// Each differs from all others.
    static let different: [FetchPredicate<Club>] =
        pairs.map(\.0) + [
            .all([]), .any([]),
            Club.predicate { !$0.isOpen },
            Club.predicate { $0.name != "a" },
            Club.predicate { $0.name == "e\u{301}" },
            Club.predicate { $0.name == "é" },
            Club.predicate { $0.name.contains("x", options: .caseInsensitive) },
            Club.predicate { $0.name.hasPrefix("x") },
            Club.predicate { $0.name.hasPrefix("x", options: .caseInsensitive) },
            Club.predicate { $0.founded == 1 },
            Club.predicate { $0.founded.isIn([1, nil]) },
            Club.predicate { $0.id.isIn([1, 2, 4]) },
            Club.predicate { $0.id.isIn(1..<5) },
            Club.predicate { $0.id.isIn(1...) },
            Club.predicate { $0.id.isIn(...5) },
            Club.predicate { $0.isOpen || ($0.id > 1 && $0.id < 9) },
            Club.predicate { ($0.isOpen || $0.id > 1) && $0.id < 9 },
            Club.predicate { $0.parent.parent.name == "a" },
            Club.predicate { $0.parent != nil },
            Club.predicate { $0.parent.parent == nil },
            Club.predicate { $0.members.contains { $0.age >= 3 } },
            Club.predicate { $0.members.allSatisfy { $0.age > 3 } },
            Club.predicate { $0.members.isEmpty },
            Club.predicate { $0.parent.members.isEmpty },
            Club.predicate { club in club.members.contains { $0.club.name == club.name } },
            Club.predicate { $0.members.min(\.age) > 3 },
            Club.predicate { $0.members.max(\.age) { $0.age > 3 } > 3 },
            Club.predicate { $0.id * 2 - 1 > 3 },
            Club.predicate { ($0.id + 2) * 1 > 3 },
        ]

    @Test func differentConditions() {
        for (index, predicate) in Self.different.enumerated() {
            for (otherIndex, other) in Self.different.enumerated() where index != otherIndex {
                #expect(predicate != other, "\(predicate) and \(other)")
            }
        }
        #expect(Set(Self.different).count == Self.different.count)
    }

    /// Which row of two closures is meant makes a difference.
    @Test func innerAndOuterRows() {
        let inner = Club.predicate { $0.members.contains { outer in outer.club.members.contains { $0.age > 3 } } }
        let outer = Club.predicate {
            $0.members.contains { outer in outer.club.members.contains { _ in outer.age > 3 } }
        }
        #expect(inner != outer)
        let again = Club.predicate {
            $0.members.contains { outer in outer.club.members.contains { _ in outer.age > 3 } }
        }
        #expect(outer == again && outer.hashValue == again.hashValue)
    }

    /// In a condition, `==` asks whether both have the same result.
    @Test func anOperatorWithinConditions() throws {
        let request = Club.request().all().where { ($0.founded > 1900) == $0.isOpen }
        #expect(try request.fetch(in: Clubs.clubs).map(\.id) == [2, 3, 4])
    }
}
