import Fetching
import Foundation

@Fetchable("users")
struct User: Equatable, Sendable {
    let id: Int
    var name: String
    var nickname: String?
    var score: Double
    var age: Int
    var isAdmin: Bool
    var joined: Date?
    @FetchingName("boss_id") var bossID: Int?

    static let boss = ToOne<User, User>(\.bossID)
    static let staff = ToMany<User, User>(\.bossID)
}

extension User {
    static func named(_ name: String, id: Int, boss: Int? = nil) -> User {
        User(
            id: id, name: name, nickname: nil, score: Double(id), age: 20 + id, isAdmin: id == 1, joined: nil,
            bossID: boss)
    }
}

/// A model without a table.
@Fetchable("nobody")
struct Nobody: Sendable { let id: Int }

/// A model with a column that its table does not have.
@Fetchable("users")
struct Other: Sendable {
    let id: Int
    var shoeSize: Int
}

/// A model that takes no null where its table does.
@Fetchable("users")
struct Strict: Sendable {
    let id: Int
    var nickname: String
}

@Fetchable("prices")
struct Price: Sendable {
    let id: Int
    var price: Decimal
}
