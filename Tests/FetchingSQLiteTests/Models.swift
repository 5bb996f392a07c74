import Fetching
import FetchingSQLite
import Foundation
import GRDB

enum Plan: String, FetchableValue { case freemium, premium }

struct Rights: OptionSet, FetchableValue {
    let rawValue: Int
    static let read = Rights(rawValue: 1)
    static let write = Rights(rawValue: 2)
}

@Fetchable("user")
struct User: Equatable {
    let id: Int
    var name: String
    var nickname: String?
    var score: Double
    var isAdmin: Bool
    var plan: Plan
    var rights: Rights
    @FetchingName("signed_up_at") var signupDate: Date
}

extension User {
    static func named(_ name: String, id: Int) -> User {
        User(
            id: id, name: name, nickname: nil, score: Double(id), isAdmin: false, plan: .freemium, rights: [.read],
            signupDate: Date(timeIntervalSince1970: 1_700_000_000))
    }
}

/// A database in memory with a table of users.
func makeDatabase(_ users: [User] = []) throws -> DatabaseQueue {
    let database = try DatabaseQueue()
    try database.write { db in
        try db.execute(
            sql: """
                CREATE TABLE user (
                    id INTEGER PRIMARY KEY, name TEXT NOT NULL, nickname TEXT, score DOUBLE NOT NULL,
                    isAdmin BOOLEAN NOT NULL, plan TEXT NOT NULL, rights INTEGER NOT NULL, signed_up_at DATETIME NOT NULL
                );
                CREATE INDEX user_name ON user(name);
                CREATE INDEX user_nickname ON user(nickname);
                CREATE INDEX user_isAdmin ON user(isAdmin);
                CREATE INDEX user_score ON user(score);
                CREATE INDEX user_date ON user(signed_up_at);
                """)
        for user in users { try insert(user, into: db) }
    }
    return database
}

private func insert(_ user: User, into db: Database) throws {
    try db.execute(
        sql: "INSERT INTO user VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        arguments: [
            user.id, user.name, user.nickname, user.score, user.isAdmin, user.plan.rawValue, user.rights.rawValue,
            user.signupDate,
        ])
}
