import Fetching
import FetchingCore

/// The models of the documentation of Core Data, with keys in place of objects: in a format, both are key paths.
enum Article {
    enum Plan: String, FetchableValue { case freemium, premium, trial }

    @Fetchable
    struct User {
        let id: Int
        var name: String
        var nickname: String?
        var score: Double
        var petID: Int?
        var plan: Plan

        static let pet = ToOne<User, Pet>(\.petID)
        static let mugs = ToMany<User, Mug>(\.ownerID)
    }

    @Fetchable
    struct Pet {
        let id: Int
        var name: String
    }

    @Fetchable
    struct Mug {
        let id: Int
        var isClean: Bool
        var ownerID: Int
    }
}
