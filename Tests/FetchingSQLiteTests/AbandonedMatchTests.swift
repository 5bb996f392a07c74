import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// A regular expression that was abandoned does not say whether the text matches: neither "no" nor, negated, "yes".
@Suite("Abandoned regular expressions") struct AbandonedMatchTests {
    /// ICU needs more memory than it takes.
    private static let pattern = "(a|b)*"
    private static let users = [User.named(String(repeating: "ab", count: 133_400), id: 1)]

    @Test func ofEveryKindOfRequestInMemory() throws {
        let store = MemoryStore().adding(Self.users)
        for (kind, failure) in Self.failures(Self.pattern, in: Self.users, store) {
            expect(failure(), kind, engine: "memory")
        }
    }

    @Test func ofEveryKindOfRequestInSQLite() throws {
        let database = try makeDatabase(Self.users)
        for (kind, failure) in Self.failures(Self.pattern, in: database) {
            expect(failure(), kind, engine: "SQLite")
        }
        #expect(try User.request().all().fetch(in: database) == Self.users)
    }

    /// The text matches, which takes longer than ICU tries.
    @Test func thatTakeTooLong() throws {
        let users = [User.named(String(repeating: "a", count: 40) + "!", id: 1)]
        let database = try makeDatabase(users)
        let request = User.request().all().where { !$0.name.matches("(a+)+|a*!") }
        expect(Self.error { _ = try request.fetch(in: users) }, "memory", engine: "memory")
        expect(Self.error { _ = try request.delete(in: database) }, "SQLite", engine: "SQLite")
        #expect(try User.request().all().count(in: database) == 1)
    }

    private func expect(_ error: (any Error)?, _ kind: String, engine: String) {
        guard let error = error as? FetchError else {
            Issue.record("\(kind) gave \(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(error.code == .abandonedMatch, "\(kind): \(error)")
        #expect(
            error.description.hasPrefix("'User.name' in 'matches' on \(engine): the regular expression takes too long"),
            "\(kind): \(error)")
    }

    private static func error(_ run: () throws -> Void) -> (any Error)? {
        do { try run() } catch { return error }
        return nil
    }

    private static func failures(
        _ pattern: String, in users: [User], _ store: MemoryStore
    ) -> [(String, () -> (any Error)?)] {
        let all = User.request().all()
        return [
            ("fetch", { error { _ = try all.where { $0.name.matches(pattern) }.fetch(in: users) } }),
            ("not", { error { _ = try all.where { !$0.name.matches(pattern) }.fetch(in: users) } }),
            ("store", { error { _ = try all.where { !$0.name.matches(pattern) }.fetch(in: store) } }),
            (
                "first",
                { error { _ = try User.request().first().where { !$0.name.matches(pattern) }.fetch(in: users) } }
            ),
            ("count", { error { _ = try all.where { !$0.name.matches(pattern) }.count().fetch(in: users) } }),
            ("count of those", { error { _ = try all.count { !$0.name.matches(pattern) }.fetch(in: users) } }),
            ("order", { error { _ = try all.sorted(by: .ascending { $0.name.matches(pattern) }).fetch(in: users) } }),
            ("select", { error { _ = try all.select { $0.name.matches(pattern) }.fetch(in: users) } }),
            (
                "groups",
                {
                    error {
                        _ = try all.grouped { $0.name.matches(pattern) }.select(\.key, \.count).fetch(in: users)
                    }
                }
            ),
            (
                "aggregate of a group",
                {
                    error {
                        _ = try all.grouped(by: \.plan).select { $0.count { $0.name.matches(pattern) } }.fetch(
                            in: users)
                    }
                }
            ),
            (
                "page",
                { error { _ = try all.where { !$0.name.matches(pattern) }.page(size: 10).fetch(in: users) } }
            ),
            ("evaluate", { error { _ = try User.predicate { $0.name.matches(pattern) }.evaluate(users[0]) } }),
            (
                "update",
                {
                    error {
                        var users = users
                        try all.where { !$0.name.matches(pattern) }.update(in: &users) { $0.score = 0 }
                    }
                }
            ),
            (
                "delete",
                {
                    error {
                        var users = users
                        try all.where { !$0.name.matches(pattern) }.delete(in: &users)
                    }
                }
            ),
        ]
    }

    private static func failures(_ pattern: String, in database: DatabaseQueue) -> [(String, () -> (any Error)?)] {
        let all = User.request().all()
        return [
            ("fetch", { error { _ = try all.where { $0.name.matches(pattern) }.fetch(in: database) } }),
            ("not", { error { _ = try all.where { !$0.name.matches(pattern) }.fetch(in: database) } }),
            (
                "first",
                { error { _ = try User.request().first().where { !$0.name.matches(pattern) }.fetch(in: database) } }
            ),
            ("count", { error { _ = try all.where { !$0.name.matches(pattern) }.count(in: database) } }),
            ("count of those", { error { _ = try all.count { !$0.name.matches(pattern) }.fetch(in: database) } }),
            (
                "order",
                { error { _ = try all.sorted(by: .ascending { $0.name.matches(pattern) }).fetch(in: database) } }
            ),
            ("select", { error { _ = try all.select { $0.name.matches(pattern) }.fetch(in: database) } }),
            (
                "groups",
                {
                    error {
                        _ = try all.grouped { $0.name.matches(pattern) }.select(\.key, \.count).fetch(in: database)
                    }
                }
            ),
            (
                "aggregate of a group",
                {
                    error {
                        _ = try all.grouped(by: \.plan).select { $0.count { $0.name.matches(pattern) } }.fetch(
                            in: database)
                    }
                }
            ),
            (
                "page",
                { error { _ = try all.where { !$0.name.matches(pattern) }.page(size: 10).fetch(in: database) } }
            ),
            (
                "cursor",
                {
                    error {
                        try database.read { db in
                            while try all.where({ !$0.name.matches(pattern) }).cursor(in: db).next() != nil {}
                        }
                    }
                }
            ),
            ("update", { error { try all.where { !$0.name.matches(pattern) }.update(in: database) { $0.score = 0 } } }),
            ("delete", { error { try all.where { !$0.name.matches(pattern) }.delete(in: database) } }),
        ]
    }
}
