import Fetching
import FetchingCore
import Foundation

enum Color: Int, Comparable, FetchableValue {
    case red = 1
    case blue = 2
    case green = 3

    static func < (lhs: Color, rhs: Color) -> Bool { lhs.rawValue < rhs.rawValue }
}

struct Colors: OptionSet, FetchableValue {
    let rawValue: Int

    static let red = Colors(rawValue: 1)
    static let blue = Colors(rawValue: 2)
    static let green = Colors(rawValue: 4)
}

/// The members that SafeFetching's examples have. Rows have keys in place of objects; in a format, both are key paths.
@Fetchable
struct MugOwner {
    let id: Int
    var name: String?
    var motto: String
    var score: Double
    var rank: Int32
    var isAdmin: Bool
    var signupDate: Date
    var color: Color?
    var mainColor: Color
    var colors: Colors?
    var mainColors: Colors
    var petID: Int?
    var mentorID: Int?

    static let pet = ToOne<MugOwner, MugPet>(\.petID)
    static let mentor = ToOne<MugOwner, MugOwner>(\.mentorID)
    static let coffeeMugs = ToMany<MugOwner, Mug>(\.ownerID)
}

@Fetchable
struct MugPet {
    let id: Int
    var name: String
}

@Fetchable
struct Mug {
    let id: Int
    var color: Color
    var ownerID: Int
}

// What `==` and `contains` make of a managed object and of its identifier. The operators need Core Data's classes.

extension MugOwner.FetchableMembers {
    func isObject(_ identifier: String) -> FetchPredicate<MugOwner> {
        FetchPredicate(.isObject(.root, in: [ObjectIdentity(identifier) { _ in false }]))
    }
}

extension ToOneMember {
    func isObject(_ identifiers: String...) -> FetchPredicate<Model> {
        FetchPredicate(.isObject(rowSource, in: identifiers.map { ObjectIdentity($0) { _ in false } }))
    }
}

extension RelatedMembers {
    func isObject(_ identifier: String) -> FetchPredicate<Model> {
        FetchPredicate(.isObject(rowSource, in: [ObjectIdentity(identifier) { _ in false }]))
    }
}
