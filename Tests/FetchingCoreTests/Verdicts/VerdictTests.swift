import Fetching
import FetchingCore
import Foundation
import Testing

@Suite("Verdicts, word for word") struct VerdictTests {
    private static let beta = Clubs.clubs[1]
    private static let alpha = Clubs.clubs[0]

    /// A predicate on the first club, without values and with them.
    static let cases: [(FetchPredicate<Club>, String, String)] = [
        (Club.predicate { $0.founded > 1900 }, "founded > ? fails", "founded > 1900 fails: it is 1880"),
        (Club.predicate { $0.isOpen }, "isOpen holds", "isOpen holds"),
        (Club.predicate { !$0.isOpen }, "!isOpen fails", "!isOpen fails"),
        (Club.predicate { $0.founded == nil }, "founded == nil fails", "founded == nil fails: it is 1880"),
        (Club.predicate { $0.parentID != nil }, "parentID != nil fails", "parentID != nil fails: it is nil"),
        (
            Club.predicate { !$0.name.hasPrefix("Al") }, "!name.hasPrefix(?) fails",
            #"!name.hasPrefix("Al") fails: it is "Alpha""#
        ),
        (Club.predicate { $0.id.isIn([2, 3]) }, "id.isIn([?, ?]) fails", "id.isIn([2, 3]) fails: it is 1"),
        (Club.predicate { $0.id.isIn(2...3) }, "id.isIn(?...?) fails", "id.isIn(2...3) fails: it is 1"),
        (
            Club.predicate { $0.id + $0.founded > 2000 }, "id + founded > ? fails",
            "id + founded > 2000 fails: it is 1881, id is 1, founded is 1880"
        ),
        (
            Club.predicate { $0.id * .max > 2 && $0.founded * .max > 2 },
            """
            Not all 2 conditions hold
              id * ? > ? holds (makes no difference)
              founded * ? > ? fails
            """,
            """
            Not all 2 conditions hold
              id * 9223372036854775807 > 2 holds: it is 9223372036854775807, id is 1 (makes no difference)
              founded * 9223372036854775807 > 2 fails: it is nil, as the calculation overflows, founded is 1880
            """
        ),
        (
            Club.predicate { $0.founded / ($0.id - 1) == 1 }, "founded / (id - ?) == ? fails",
            "founded / (id - 1) == 1 fails: it is nil, as the divisor is 0, founded is 1880, id - 1 is 0, id is 1"
        ),
        (
            Club.predicate { ($0.parentID ?? 7) == 8 }, "(parentID ?? ?) == ? fails",
            "(parentID ?? 7) == 8 fails: it is 7, parentID is nil"
        ),
        (
            Club.predicate { choose(if: $0.isOpen, then: $0.founded, else: $0.parentID) == 8 },
            """
            choose(if: isOpen, then: founded, else: parentID) == ? fails
              isOpen holds
            """,
            """
            choose(if: isOpen, then: founded, else: parentID) == 8 fails: it is 1880, founded is 1880
              isOpen holds
            """
        ),
        (
            Club.predicate { ($0.isOpen || $0.id == 2) && $0.id == 3 },
            """
            Not all 2 conditions hold
              At least one of 2 conditions holds (makes no difference)
                isOpen holds (makes no difference)
                id == ? fails (makes no difference)
              id == ? fails
            """,
            """
            Not all 2 conditions hold
              At least one of 2 conditions holds (makes no difference)
                isOpen holds (makes no difference)
                id == 2 fails: it is 1 (makes no difference)
              id == 3 fails: it is 1
            """
        ),
        (
            Club.predicate { !($0.isOpen && $0.id == 1) },
            """
            Fails, as the opposite holds
              All 2 conditions hold
                isOpen holds
                id == ? holds
            """,
            """
            Fails, as the opposite holds
              All 2 conditions hold
                isOpen holds
                id == 1 holds: it is 1
            """
        ),
        (
            Club.predicate { $0.id == 2 || $0.id == 3 },
            """
            None of 2 conditions holds
              id == ? fails
              id == ? fails
            """,
            """
            None of 2 conditions holds
              id == 2 fails: it is 1
              id == 3 fails: it is 1
            """
        ),
    ]

    /// The same, along relationships.
    static let relatedCases: [(FetchPredicate<Club>, String, String)] = [
        (
            Club.predicate { $0.parent.name == "A" }, "parent.name == ? fails",
            #"parent.name == "A" fails: it is nil, as the model is missing"#
        ),
        (Club.predicate { $0.parent != nil }, "parent != nil fails", "parent != nil fails"),
        (Club.predicate { $0.members.isEmpty }, "members.isEmpty fails", "members.isEmpty fails: members.count is 2"),
        (
            Club.predicate { $0.members.contains { $0.age < 18 } },
            """
            members.contains { … } holds
              members.age < ? holds
            """,
            """
            members.contains { … } holds: decided by number 2 of 2
              Number 2, with the key 2: members.age < 18 holds: it is 12
            """
        ),
        (
            Club.predicate { $0.members.contains { $0.age > 70 } },
            """
            members.contains { … } fails
              members.age > ? fails
              members.age > ? fails
            """,
            """
            members.contains { … } fails: decided by all 2
              Number 1, with the key 1: members.age > 70 fails: it is 30
              Number 2, with the key 2: members.age > 70 fails: it is 12
            """
        ),
        (
            Club.predicate { $0.members.allSatisfy { $0.age > 18 && $0.name != "" } },
            """
            members.allSatisfy { … } fails
              Not all 2 conditions hold
                members.age > ? fails
                members.name != ? holds (makes no difference)
            """,
            """
            members.allSatisfy { … } fails: decided by number 2 of 2
              Number 2, with the key 2: Not all 2 conditions hold
                members.age > 18 fails: it is 12
                members.name != "" holds: it is "Bob" (makes no difference)
            """
        ),
        (
            Club.predicate { $0.members.count { $0.age > 18 } > 1 }, "members.count { $0.age > ? } > ? fails",
            "members.count { $0.age > 18 } > 1 fails: it is 1 (of 2)"
        ),
        (
            Club.predicate { $0.members.sum(\.age) > 50 }, "members.sum { $0.age } > ? fails",
            "members.sum { $0.age } > 50 fails: it is 42 (of 2)"
        ),
        (
            Club.predicate { $0.id.isIn(Member.request().all().select(\.age)) },
            "all(Member.self).contains { id == $0.age } fails",
            "all(Member.self).contains { id == $0.age } fails: id is 1"
        ),
    ]

    @Test("tell what decided", arguments: cases)
    func ofOneModel(predicate: FetchPredicate<Club>, text: String, textWithValues: String) throws {
        let verdict = try predicate.verdict(for: Self.alpha)
        #expect(verdict.description == text)
        #expect("\(verdict)" == text)
        #expect(verdict.description(showingValues: true) == textWithValues)
        #expect(verdict.holds == (try predicate.evaluate(Self.alpha)))
    }

    @Test("tell which related model decided", arguments: relatedCases)
    func related(predicate: FetchPredicate<Club>, text: String, textWithValues: String) throws {
        let verdict = try predicate.verdict(for: Self.alpha, in: Clubs.store)
        #expect(verdict.description == text)
        #expect(verdict.description(showingValues: true) == textWithValues)
        #expect(verdict.holds == (try predicate.evaluate(Self.alpha, in: Clubs.store)))
    }

    /// More texts than there are values in a verdict, of which the last is nil.
    @Test("give no cause for a text of which a part is nil")
    func joinedTexts() throws {
        let predicate = Club.predicate { club in
            (0..<40).reduce("<" + FetchExpression<Club, String?>(club.name.tree)) { text, _ in text + club.name }
                + club.parentID.asString == "x"
        }
        let verdict = try predicate.verdict(for: Self.alpha)
        #expect(!verdict.holds)
        let description = verdict.description(showingValues: true)
        #expect(description.contains("it is nil") && !description.contains("overflows"), "\(description)")
    }

    @Test("give the reasons, as small as can be")
    func reasons() throws {
        let predicate = Club.predicate {
            ($0.isOpen || $0.id == 3) && ($0.founded > 1900 || $0.name == "x") && $0.id > 0
        }
        let verdict = try predicate.verdict(for: Self.alpha)
        #expect(verdict.reasons.map(\.condition) == ["founded > ?", "name == ?"])
        #expect(verdict.reasons.flatMap(\.values).map(\.value) == [.int64(1880), .text("Alpha")])
        #expect(verdict.parts.map(\.isDecisive) == [false, true, false])
        #expect(verdict.parts.map(\.kind) == [.any, .any, .single])
    }

    @Test("go by the words and titles that are given")
    func words() throws {
        var words = VerdictWords()
        words.fails = "{condition} trifft nicht zu"
        words.itIs = "{value}"
        words.title = { ["founded": "Gründung {value}", "members": "Mitglieder", "members.age": "Alter"][$0] }
        let verdict = try Club.predicate { $0.founded > 1900 }.verdict(for: Self.alpha)
        #expect(
            verdict.description(showingValues: true, words: words) == "Gründung {value} > 1900 trifft nicht zu: 1880")
        let related = try Club.predicate { $0.members.contains { $0.age > 99 } }.verdict(
            for: Self.alpha, in: Clubs.store)
        #expect(
            related.description(words: words) == """
                Mitglieder.contains { … } trifft nicht zu
                  Alter > ? trifft nicht zu
                  Alter > ? trifft nicht zu
                """)
    }

    @Test("show no values to what prints them all")
    func reflection() throws {
        let verdict = try Club.predicate { $0.members.contains { $0.name.hasPrefix("Bo") && $0.age == 12 } }
            .verdict(for: Self.alpha, in: Clubs.store)
        var text = "\(verdict) \(String(reflecting: verdict))"
        dump(verdict, to: &text)
        dump(verdict.values, to: &text)
        dump(verdict.parts[0].parts.flatMap(\.values), to: &text)
        dump(verdict.parts.compactMap(\.element), to: &text)
        for secret in ["Bo", "12", "key"] { #expect(!text.contains(secret), "\(text)") }
    }

    @Test("name the errors of parts that make no difference, and throw those of others")
    func errors() throws {
        let isMatching = Club.predicate { $0.parent.name == "a" }
        let twice = MemoryStore().adding([Self.alpha, Self.alpha])
        let harmless = try Club.predicate { $0.id == 1 && isMatching.negated }.verdict(for: Self.beta, in: twice)
        #expect(!harmless.holds && harmless.parts[1].error != nil && !harmless.parts[1].isDecisive)
        #expect(throws: FetchError.self) { try isMatching.verdict(for: Self.beta, in: twice) }
        #expect(throws: FetchError.self) { try isMatching.verdict(for: Self.beta) }
    }

    @Test("have a part for each of 10,000 conditions")
    func manyConditions() throws {
        let conditions = (0..<10_000).map { number in Club.predicate { $0.id != number } }
        let verdict = try conditions.conjunction().verdict(for: Self.alpha)
        #expect(verdict.parts.count == 10_000 && !verdict.holds)
        #expect(verdict.reasons.map { $0.description(showingValues: true) } == ["id != 1 fails: it is 1"])
    }

    @Test("stay small where parts are shared again and again")
    func sharedParts() throws {
        var shared = Club.predicate { $0.id == 1 }
        for _ in 0..<15 { shared = (shared && shared) != (shared || shared) }
        let verdict = try? shared.verdict(for: Self.alpha)
        #expect(verdict.map { $0.holds == (try? shared.evaluate(Self.alpha)) } ?? true)
    }
}

extension FetchPredicate {
    fileprivate var negated: FetchPredicate { !self }
}
