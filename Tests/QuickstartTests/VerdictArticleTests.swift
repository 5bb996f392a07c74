import Fetching
import FetchingSQLite
import Foundation
import Testing

/// The texts that the article on verdicts shows are those of its programs.
@Suite struct VerdictArticleTests {
    private static func user(_ id: Int, score: Double, isAdmin: Bool) -> User {
        User(
            id: id, name: "Joe", nickname: nil, age: 30, score: score, best: nil, isAdmin: isAdmin, plan: .freemium,
            rights: .read, signupDate: .distantPast)
    }

    private static let users = [
        user(1, score: 7, isAdmin: true), user(2, score: 11, isAdmin: true), user(3, score: 12, isAdmin: false),
        user(4, score: 13, isAdmin: false),
    ]

    private static func requireComment(_ text: String) throws {
        let comment = text.split(separator: "\n").map { "// " + $0 }.joined(separator: "\n")
        #expect(try Document.article("Verdicts").text.contains(comment + "\n"), "\(comment)")
    }

    @Test func `a verdict`() throws {
        let isWinner = User.predicate { $0.score > 10 && ($0.isAdmin || $0.plan == .premium) }
        let verdict = try isWinner.verdict(for: Self.users[0])
        try Self.requireComment(verdict.description(showingValues: true))
        try Self.requireComment("\(verdict.reasons.map { $0.description(showingValues: true) })")
    }

    @Test func obstacles() throws {
        let request = User.where { $0.score > 10 && $0.isAdmin }
        try Self.requireComment("\(try request.obstacles(in: Self.users))")
        let sql = try request.obstacles().sql(for: .sqlite, showingValues: true)
        #expect(try Document.article("Verdicts").unwrapped.contains(sql), "\(sql)")
    }

    @Test func words() throws {
        var words = VerdictWords()
        words.fails = "{condition} trifft nicht zu"
        words.title = { ["score": "Punkte", "owner.name": "Besitzer"][$0] }
        let verdict = try User.predicate { $0.score > 10 }.verdict(for: Self.users[0])
        try Self.requireComment(verdict.reasons[0].description(words: words))
    }
}
