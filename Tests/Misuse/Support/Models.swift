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
    var houseID: Int?
    @FetchingIgnored var isSelected = false

    static let pets = ToMany<User, Pet>(\.ownerID)
    static let house = ToOne<User, House>(\.houseID)

    var isGood: Bool { score > 10 }

    func greets(_ other: User) -> Bool { name < other.name }
}

@Fetchable
struct Pet {
    let id: Int
    var name: String
    var weight: Double
    var isVaccinated: Bool
    var ownerID: Int?

    static let owner = ToOne<Pet, User>(\.ownerID)
    static let toys = ToMany<Pet, Toy>(through: PetToy.self, \.petID, \.toyID)
}

@Fetchable
struct House {
    let id: Int
    var street: String
    var floors: Int
}

@Fetchable
struct Toy {
    let id: Int
    var name: String
    var price: Double
}

/// Joins pets and toys.
@Fetchable
struct PetToy {
    @PrimaryKey let petID: Int
    @PrimaryKey let toyID: Int
}

/// A model that no other is related to, whose key is a text.
@Fetchable
struct Country {
    @PrimaryKey let code: String
    var name: String
    var area: Double
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

// With JSON.
@FetchableFields
struct Geo: Codable, Sendable {
    var latitude: Double
    var label: String?
}

@FetchableFields
struct ShopAddress: Codable, Sendable {
    var city: String
    var floor: Int
    var geo: Geo
    var annex: Geo?
    var opened: Date
}

@Fetchable
struct Shop {
    let id: Int
    @FetchingStorage(.json) var address: ShopAddress
    @FetchingStorage(.json) var former: ShopAddress?
    @FetchingStorage(.json) var tags: [String]
}

// With scopes.
let tenant = ScopeArgument<Int>("tenant")

@Fetchable
struct Memo {
    let id: Int
    var text: String
    var tenantID: Int

    static let limit = 3
    static let short = Scope<Memo> { $0.text == "" }
    static let ofTenant = Scope<Memo>(tenant) { $0.tenantID == $1 }
}

// With structs in columns.
@FetchableFields(.columns)
struct Site: Sendable {
    var city: String
    var floor: Int
    var opened: Date
    @FetchingStorage(.columns) var note: Note
}

/// With nothing that is never nil.
@FetchableFields(.columns)
struct Note: Sendable {
    var text: String?
}

@Fetchable
struct Office {
    let id: Int
    var name: String
    @FetchingStorage(.columns) var site: Site
    @FetchingStorage(.columns) var former: Site?
}
