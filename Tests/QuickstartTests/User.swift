import Fetching
import Foundation

// The models of the articles.

struct Rights: OptionSet, FetchableValue {
    let rawValue: Int
    static let read = Rights(rawValue: 1)
    static let write = Rights(rawValue: 2)
}

@Fetchable("users", naming: .snakeCase)
struct User {
    let id: Int
    var name: String
    var nickname: String?
    var age: Int
    var score: Double
    var best: Double?
    var isAdmin: Bool
    var plan: Plan
    var rights: Rights
    @FetchingName("signed_up_at") var signupDate: Date
    @FetchingIgnored var isSelected = false

    static let pets = ToMany<User, Pet>(\.ownerID)
}

@Fetchable("pets", naming: .snakeCase)
struct Pet {
    let id: Int
    var name: String
    var age: Int
    var ownerID: Int?

    static let owner = ToOne<Pet, User>(\.ownerID)
    static let toys = ToMany<Pet, Toy>(through: PetToy.self, \.petID, \.toyID)
}

@Fetchable("toys")
struct Toy {
    let id: Int
    var name: String
}

@Fetchable("pet_toys", naming: .snakeCase)
struct PetToy {
    @PrimaryKey var petID: Int
    @PrimaryKey var toyID: Int
}
