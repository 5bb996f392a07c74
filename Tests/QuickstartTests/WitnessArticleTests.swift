import Fetching
import Foundation
import Testing

/// The texts that the article on witnesses shows are those of its programs.
@Suite struct WitnessArticleTests {
    private static func requireComment(_ text: String) throws {
        let comment = text.split(separator: "\n").map { "// " + $0 }.joined(separator: "\n")
        #expect(try Document.article("Witnesses").text.contains(comment + "\n"), "\(comment)")
    }

    @Test func witnesses() throws {
        let isWinner = User.predicate { $0.age > 17 && ($0.isAdmin || $0.nickname.hasPrefix("Ma")) }
        try Self.requireComment(try User.witnesses(for: isWinner).description(showingValues: true))
        let impossible = User.predicate { $0.age > 30 && $0.age < 20 || $0.isAdmin }
        try Self.requireComment("\(try User.witnesses(for: impossible))")
        var words = VerdictWords()
        words.neverHolds = "{condition} gilt nie"
        words.title = { ["age": "Alter"][$0] }
        try Self.requireComment(try User.witnesses(for: impossible).description(words: words))
    }

    @Test func implications() throws {
        let (isOld, isAdult) = (User.predicate { $0.age >= 40 }, User.predicate { $0.age > 17 })
        #expect(try "\(isOld.implies(isAdult))" == "yes" && "\(isAdult.implies(isOld))" == "no")
        #expect(try isAdult.implies(isOld).witness?.model.age == 18)
        let rows: [(FetchPredicate<User>, FetchPredicate<User>, String)] = [
            (User.predicate { $0.age.isIn(1...2) }, User.predicate { $0.age.isIn([1, 2]) }, "yes"),
            (User.predicate { $0.nickname != "x" }, User.predicate { $0.nickname != nil }, "no: nil is not \"x\""),
            (
                User.predicate { !($0.score > 10) }, User.predicate { $0.score <= 10 },
                "unknown: NaN, which compares as nil, is neither"
            ),
            (User.predicate { $0.pets.contains { $0.age > 5 } }, User.predicate { !$0.pets.isEmpty }, "yes"),
            (
                User.predicate { $0.age * 2 > 10 }, User.predicate { $0.age > 2 },
                "unknown: what calculations give is not looked into"
            ),
        ]
        let text = try Document.article("Witnesses").text
        for (predicate, other, answer) in rows {
            #expect(try answer.hasPrefix("\(predicate.implies(other))"), "\(predicate)")
            #expect(text.contains(" | \(answer) |\n"), "\(answer)")
        }
        #expect(rows.count == text.split(separator: "\n").count { $0.hasPrefix("| does ") })
    }
}
