import Fetching
import Testing

@Suite("Predicates described") struct DescriptionTests {
    static let cases: [(FetchPredicate<Club>, String, String)] = [
        (Club.predicate { $0.isOpen }, "isOpen", "isOpen"),
        (Club.predicate { $0.founded > 1900 && !$0.isOpen }, "founded > ? && !isOpen", "founded > 1900 && !isOpen"),
        (
            Club.predicate { ($0.founded == nil || $0.id != 3) && $0.isOpen }, "(founded == nil || id != ?) && isOpen",
            "(founded == nil || id != 3) && isOpen"
        ),
        (Club.predicate { !($0.id > 1 && $0.isOpen) }, "!(id > ? && isOpen)", "!(id > 1 && isOpen)"),
        (Club.predicate { $0.founded != nil }, "founded != nil", "founded != nil"),
        (
            Club.predicate { $0.name.contains("a\"", options: .diacriticAndCaseInsensitive) },
            "name.contains(?, options: [.caseInsensitive, .diacriticInsensitive])",
            #"name.contains("a\"", options: [.caseInsensitive, .diacriticInsensitive])"#
        ),
        (
            Club.predicate { $0.name.isLike("a*", options: .normalized) }, "name.isLike(?, options: .normalized)",
            #"name.isLike("a*", options: .normalized)"#
        ),
        (Club.predicate { $0.id.isIn([1, 2]) }, "id.isIn([?, ?])", "id.isIn([1, 2])"),
        (Club.predicate { $0.founded.isIn([1, 2, 3, nil]) }, "founded.isIn(4 values)", "founded.isIn([1, 2, 3, nil])"),
        (Club.predicate { $0.id.isIn(1..<5) }, "id.isIn(?..<?)", "id.isIn(1..<5)"),
        (Club.predicate { $0.id.isIn(1...) }, "id.isIn(?...)", "id.isIn(1...)"),
        (Club.predicate { $0.id * 2 + 1 > 3 }, "(id * ?) + ? > ?", "(id * 2) + 1 > 3"),
        (
            Club.predicate { $0.name.unicodeScalarCount > 3 }, "name.unicodeScalarCount > ?",
            "name.unicodeScalarCount > 3"
        ),
        (Club.predicate { $0.id.asDouble > 3 }, "id.asDouble > ?", "id.asDouble > 3.0"),
        (Club.predicate { $0.parent.parent.name == "a" }, "parent.parent.name == ?", #"parent.parent.name == "a""#),
        (Club.predicate { $0.parent != nil }, "parent != nil", "parent != nil"),
        (Club.predicate { $0.members.isEmpty }, "members.isEmpty", "members.isEmpty"),
        (
            Club.predicate { $0.all(Club.self).contains { $0.id > 3 } }, "all(Club.self).contains { $0.id > ? }",
            "all(Club.self).contains { $0.id > 3 }"
        ),
        (
            Club.predicate { $0.name.isIn(Club.where { $0.isOpen }.select(\.name)) },
            "all(Club.self).contains { name == $0.name && $0.isOpen }",
            "all(Club.self).contains { name == $0.name && $0.isOpen }"
        ),
        (
            Club.predicate { $0.parent.members.allSatisfy { $0.age > 3 } }, "parent.members.allSatisfy { $0.age > ? }",
            "parent.members.allSatisfy { $0.age > 3 }"
        ),
        (
            Club.predicate { club in
                club.members.contains { member in
                    member.club.members.contains { $0.name == member.name && $0.name == club.name }
                }
            },
            "members.contains { members in members.club.members.contains { $0.name == members.name && $0.name == name } }",
            "members.contains { members in members.club.members.contains { $0.name == members.name && $0.name == name } }"
        ),
        (
            Club.predicate { $0.members.sum(\.age) { $0.nickname != nil } > 3 },
            "members.sum { $0.age } where: { $0.nickname != nil } > ?",
            "members.sum { $0.age } where: { $0.nickname != nil } > 3"
        ),
        (
            Club.predicate { $0.members.average(\.age) > .nan },
            "invalid(NaN is not a number: it equals nothing, not even itself)",
            "invalid(NaN is not a number: it equals nothing, not even itself)"
        ),
    ]

    /// A closure that another one speaks of has a name of its own.
    @Test func outerRowsHaveNames() {
        let third = Club.predicate { club in
            club.members.contains { a in
                a.club.members.contains { b in b.club.members.contains { $0.age > a.age && $0.id > b.id } }
            }
        }
        #expect(
            "\(third)" == "members.contains { members in members.club.members.contains { members2 in "
                + "members2.club.members.contains { $0.age > members.age && $0.id > members2.id } } }")
    }

    @Test func conditionsThatAreComparedStandInParentheses() {
        #expect("\(Club.predicate { ($0.founded != nil) == $0.isOpen })" == "(founded != nil) == isOpen")
        #expect("\(Club.predicate { !($0.id > 3) == $0.isOpen })" == "(!(id > ?)) == isOpen")
        #expect("\(Club.predicate { $0.name.isEmpty })" == "name.isEmpty")
        #expect("\(Club.predicate { !$0.name.isEmpty })" == "!name.isEmpty")
        #expect(
            "\(Club.predicate { $0.name.isEqual(to: "a", options: .caseInsensitive) })"
                == "name.isEqual(to: ?, options: .caseInsensitive)")
    }

    @Test(arguments: cases)
    func readsLikeSwift(predicate: FetchPredicate<Club>, hidden: String, shown: String) {
        #expect("\(predicate)" == hidden)
        #expect(predicate.description(showingValues: true) == shown)
    }

    /// Nor does anything else that prints a predicate show its values.
    @Test func valuesAreNotPrintedUnasked() {
        let predicate = Club.predicate { $0.name == "secret" }
        let request = Club.request().all().where(predicate).sorted(by: .ascending { $0.id + 77_177 })
        var dumped = ""
        dump(predicate, to: &dumped)
        dump(request, to: &dumped)
        #expect(dumped.contains("name == ?"))
        for text in [
            "\([predicate])", String(reflecting: predicate), "\(predicate as Any)", "\(predicate.tree)", "\(request)",
            String(reflecting: request), dumped,
        ] {
            #expect(!text.contains("77177"), "\(text)")
            #expect(!text.contains("secret"), "\(text)")
        }
    }
}
