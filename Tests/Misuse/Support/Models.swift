// The models of the programs in this folder.

import Fetching
import Foundation

enum Plan: String, FetchableValue { case freemium, premium }

struct Rights: OptionSet, FetchableValue {
    let rawValue: Int
    static let read = Rights(rawValue: 1)
    static let write = Rights(rawValue: 2)
}

@Fetchable
struct User {
    let id: Int
    var name: String
    var nickname: String?
    var score: Double
    var bonus: Double
    var visits: UInt
    var isAdmin: Bool
    var isVerified: Bool?
    var plan: Plan
    var rights: Rights
    @FetchingName("signed_up_at") var signupDate: Date
    @FetchingIgnored var isSelected = false

    var isGood: Bool { score > 10 }

    func greets(_ other: User) -> Bool { name < other.name }
}

@Fetchable
struct Pet {
    let id: Int
    var name: String
    var weight: Double
    var isVaccinated: Bool
}

/// A model without a key.
@Fetchable
struct Tag {
    var name: String
}

/// A model whose key has two columns.
@Fetchable
struct Membership {
    @PrimaryKey let userID: Int
    @PrimaryKey let tagID: Int
    var isActive: Bool
}
