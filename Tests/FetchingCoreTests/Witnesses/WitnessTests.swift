import Fetching
import FetchingCore
import Foundation
import Testing

@Suite("Witnesses, word for word") struct WitnessTests {
    /// Predicates, and their witnesses without values and with them.
    static let cases: [(FetchPredicate<Club>, String, String)] = [
        (
            Club.predicate { $0.founded > 1900 && $0.isOpen },
            """
            founded > ?: a model just passes, and another just fails
            isOpen: a model just passes, and another just fails
            """,
            """
            founded > 1900: passes where founded is 1901, isOpen is true; fails where founded is 1900, isOpen is true
            isOpen: passes where founded is 1901, isOpen is true; fails where founded is 1901, isOpen is false
            """
        ),
        (
            Club.predicate { $0.founded != 1900 || !$0.isOpen },
            """
            founded != ?: a model just passes, and another just fails
            !isOpen: a model just passes, and another just fails
            """,
            """
            founded != 1900: passes where founded is 1901, isOpen is true; fails where founded is 1900, isOpen is true
            !isOpen: passes where founded is 1900, isOpen is false; fails where founded is 1900, isOpen is true
            """
        ),
        (
            Club.predicate { $0.name.hasPrefix("Al") && $0.name.contains("ha") },
            """
            name.hasPrefix(?): a model just passes, and another just fails
            name.contains(?): a model just passes, and another just fails
            """,
            """
            name.hasPrefix("Al"): passes where name is "Alha"; fails where name is "aAlha"
            name.contains("ha"): passes where name is "Alha"; fails where name is "Alh"
            """
        ),
        (
            Club.predicate { $0.parent.name == "A" },
            "parent.name == ?: a model just passes, and another just fails",
            #"parent.name == "A": passes where parent.name is "A"; fails where parent.name is "a""#
        ),
        (
            Club.predicate { $0.members.contains { $0.age < 18 } },
            """
            !members.isEmpty: a model just passes, and another just fails
            members.age < ?: a model just passes, and another just fails
            """,
            """
            !members.isEmpty: passes where members.count is 1, members.age is 0; fails where members.count is 0
            members.age < 18: passes where members.count is 1, members.age is 17; fails where members.count is 1, members.age is 18
            """
        ),
        (
            Club.predicate { $0.members.count > 2 }, "members.count > ?: a model just passes, and another just fails",
            "members.count > 2: passes where members.count is 3; fails where members.count is 2"
        ),
        (
            Club.predicate { $0.id > 10 && $0.id < 5 || $0.isOpen },
            """
            id > ? && id < ? never holds
            isOpen: a model just passes, and another just fails
            """,
            """
            id > 10 && id < 5 never holds
            isOpen: passes where id is 1, isOpen is true; fails where id is 1, isOpen is false
            """
        ),
        (
            Club.predicate { $0.id > 10 || $0.id <= 10 }, "id > ? || id <= ? always holds",
            "id > 10 || id <= 10 always holds"
        ),
        (
            Club.predicate { $0.id > 10 && $0.id > 5 },
            """
            id > ? makes no difference, as the other conditions decide
            id > ?: a model just passes, and another just fails
            """,
            """
            id > 5 makes no difference, as the other conditions decide
            id > 10: passes where id is 11; fails where id is 10
            """
        ),
        (
            Club.predicate { $0.name.matches("[0-9]{3}x") && $0.id != 1 },
            """
            name.matches(?): a model fails, and none was found that passes by it
            id != ?: no model was found that passes or fails by it alone
            """,
            """
            name.matches("[0-9]{3}x"): fails where name is "[0-9]{3}x", id is 2; none was found that passes by it
            id != 1: no model was found that passes or fails by it alone
            """
        ),
    ]

    @Test(arguments: cases.indices)
    func words(_ index: Int) throws {
        let (predicate, hidden, shown) = Self.cases[index]
        let witnesses = try Club.witnesses(for: predicate)
        #expect(witnesses.description == hidden)
        #expect(witnesses.description(showingValues: true) == shown)
    }

    @Test("can be said in other words, and with titles")
    func translation() throws {
        var words = VerdictWords()
        words.bothWitnesses = "{condition}: ja bei {passing}, nein bei {failing}"
        words.neverHolds = "{condition} gilt nie"
        words.valueIs = "{expression} = {value}"
        words.title = { ["founded": "Gründung", "members": "Mitglieder"][$0] }
        let witnesses = try Club.witnesses(for: Club.predicate { $0.founded >= 1900 })
        #expect(
            witnesses.description(showingValues: true, words: words)
                == "Gründung >= 1900: ja bei Gründung = 1900, nein bei Gründung = 1899")
        let none = try Club.witnesses(for: Club.predicate { $0.id > 2 && $0.id < 3 })
        #expect(none.description(words: words) == "id > ? && id < ? gilt nie")
        #expect(none.conditions.isEmpty && none.all.isEmpty)
    }

    @Test("print no values unless asked")
    func secrets() throws {
        let witnesses = try Club.witnesses(for: Club.predicate { $0.name == "secret" })
        let witness = try #require(witnesses.conditions[0].passing)
        #expect(witness.model.name == "secret" && witness.matches)
        var dumped = ""
        dump((witnesses, witness, witnesses.conditions), to: &dumped)
        for text in ["\(witnesses)", "\(witness)", "\(witnesses.findings)"] { #expect(!text.contains("secret")) }
        let failing = try #require(witnesses.conditions[0].failing)
        #expect("\(witness)" == "passes" && "\(failing)" == "fails")
        #expect(witness.description(showingValues: true) == #"name is "secret""#)
    }

    @Test("are models of the same values as an example, but for those that are wanted")
    func example() throws {
        let example = Club(id: 7, name: "Omega", founded: 1950, isOpen: true, parentID: 3)
        let witnesses = try Club.witnesses(for: Club.predicate { $0.founded < 1900 }, like: example)
        let (passing, failing) = (witnesses.conditions[0].passing?.model, witnesses.conditions[0].failing?.model)
        #expect(passing == Club(id: 7, name: "Omega", founded: 1899, isOpen: true, parentID: 3))
        #expect(failing == Club(id: 7, name: "Omega", founded: 1900, isOpen: true, parentID: 3))
    }

    @Test("hold the related models, and agree with a verdict on them")
    func related() throws {
        let predicate = Club.predicate { $0.members.allSatisfy { $0.club.name == "A" || $0.nickname == nil } }
        let witnesses = try Club.witnesses(for: predicate)
        #expect(witnesses.conditions.count == 3)
        for witness in witnesses.all {
            #expect(try predicate.verdict(for: witness.model, in: witness.store).holds == witness.matches)
        }
        let failing = try #require(witnesses.conditions[1].failing)
        #expect(failing.related.contains { $0 is Member })
    }

    @Test("are those at the edge: nil, empty, other case, accents")
    func variants() throws {
        let witnesses = try Member.witnesses(for: Member.predicate { $0.nickname != "é" })
        let names = witnesses.all.map(\.model.nickname)
        // Not by `==`, to which texts with the same accents are the same.
        let bytes = names.map { $0.map { Array($0.utf8) } }
        for name in [nil, "", "é", "É", "é\u{301}", "éa", "aé"] { #expect(bytes.contains(name.map { Array($0.utf8) })) }
        #expect(bytes.count == Set(bytes).count)
    }

    @Test("of an invalid predicate are an error")
    func errors() {
        #expect(throws: FetchError.self) { try Club.witnesses(for: Club.predicate { $0.name.matches("(") }) }
        #expect(throws: FetchError.self) {
            try Club.predicate { $0.id == 1 }.implies(Club.predicate { $0.name.matches("(") })
        }
    }
}
