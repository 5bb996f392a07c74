// The models that doc comments speak of and do not declare. Each has whatever one of them names.

import Fetching
import Foundation

enum Plan: String, FetchableValue, CaseIterable { case freemium, premium, trial }
enum Color: String, FetchableValue { case red, blue }
enum Mood: String, FetchableValue { case happy, sad }

struct Rights: OptionSet, FetchableValue {
    let rawValue: Int
    static let read = Rights(rawValue: 1)
    static let write = Rights(rawValue: 2)
}

@Fetchable
struct User: Equatable {
    let id: Int
    var name: String
    var nickname: String?
    var motto: String?
    @Unique var email = ""
    var city = ""
    var age = 0
    var size = 1
    var score = 0.0
    var bonus = 0.0
    var best: Double?
    var bestScore: Double?
    var isAdmin = false
    var isPublic = false
    var isActive = true
    var required = true
    var isInactive = false
    var plan: Plan = .freemium
    var rights: Rights = []
    var color: Color = .red
    var tags: [String] = []
    var moods: [Mood] = []
    var lastSeen = Date(timeIntervalSince1970: 0)
    var signupDate = Date(timeIntervalSince1970: 0)
    @FetchingStorage(.unixSeconds) var seen = Date(timeIntervalSince1970: 0)
    @FetchingStorage(.unixSeconds) var left: Date?
    var passwordHash = ""
    var resetToken = ""
    var petCount = 0
    var ownerName: String?
    var ownerID: Int?
    var tenantID = 0
    var version = 0
    var region = ""
    var favoriteID: Int?
    var teamID: Int?
    var addressID: Int?
    @FetchingIgnored var isSelected = false

    static let pets = ToMany<User, Pet>(\.ownerID)
    static let albums = ToMany<User, Album>(\.userID)
    static let favorite = ToOne<User, Pet>(\.favoriteID)
    static let team = ToOne<User, Team>(\.teamID)
    static let address = ToOne<User, Address>(\.addressID)
}

extension User {
    init(fields name: String, score: Double = 0) { self.init(id: 1, name: name, score: score) }

    func computeRank() -> Int { 1 }
}

@Fetchable
struct Team {
    let id: Int
    var name: String
}

@Fetchable
struct Address {
    let id: Int
    var city: String
}

@Fetchable
struct Pet: Equatable {
    let id: Int
    var name: String
    var ownerID: Int?
    var age = 0
    var weight = 0.0
    var city = ""
    var isTame = true
    var born = Date(timeIntervalSince1970: 0)
    var ownerEmail: String?
    var nickname: String?
    var motto: String?
    var bonus: Double?
    var score = 0.0
    var best: Double?
    var ownerName: String?
    var isAdmin = false
    var bestScore: Double?

    static let owner = ToOne<Pet, User>(\.ownerID)
}

@Fetchable
struct Vet {
    let id: Int
    var city: String
}

@Fetchable
struct Ban {
    let id: Int
    var email: String
    var isActive: Bool
}

@Fetchable
struct Game {
    let id: Int
    var score: Double
    var homeTeamID: Int?
    var awayTeamID: Int?

    static let homeTeam = ToOne<Game, Team>(\.homeTeamID)
    static let awayTeam = ToOne<Game, Team>(\.awayTeamID)
}

@Fetchable
struct Marker {
    let id: Int
    var logID = 0
    var date = Date(timeIntervalSince1970: 0)
    var size = 0
    var kind = ""
}

@Fetchable
struct Sale {
    let id: Int
    var plan: Plan
    var isAdmin: Bool
    var price: Double
    var amount: Double
    var quantity: Int
}

extension Sale.FetchableMembers {
    var total: FetchExpression<Sale, Double> { price * amount }
}

@Fetchable
struct Note {
    let id: Int
    var title: String
    var isDone = false
    @Version var version = 0
}

@Fetchable
@Projection
struct Archive {
    let id: Int
    var title: String
}

@Fetchable
struct Job {
    let id: Int
    var isDone: Bool
}

@Fetchable
struct Run {
    let id: Int
    var jobID: Int
    var date: Date
    var isSuccessful: Bool
}

@Fetchable
struct Stay {
    let id: Int
    var start: Date
    var end: Date
    var pausedAt: Date?
}

@Fetchable
struct Delivery {
    let id: Int
    var orderedAt: Date
    var deliveredAt: Date?
}

// As doc comments write it by hand: one of them adds `RowDecodable`.
struct Tag: Fetchable {
    var name: String

    struct FetchableMembers: FetchableMemberContainer {
        typealias Model = Tag
        let name = FetchableMember<Tag, String>("name") { $0.name }
    }
    static let fetchableMembers = FetchableMembers()
    static let fetchableEntity = FetchableEntity(name: "tag", columns: [fetchableMembers.name.column])
}

@Projection
struct Line {
    var title: String
    var artist: String?
}

struct UserDTO {
    init(_ user: User) {}
}

@FetchableFields
struct Place: Codable, Sendable {
    var city: String
    var spot: Spot
}

@FetchableFields
struct Spot: Codable, Sendable {
    var latitude: Double
}

@Fetchable
struct Depot {
    let id: Int
    @FetchingStorage(.json) var place: Place
}

@FetchableFields(.columns)
struct Site: Equatable, Sendable {
    var city: String
    var zip: String?

    init(city: String, zip: String? = nil) { (self.city, self.zip) = (city, zip) }
}

@Fetchable
struct Office {
    let id: Int
    var city: String?
    @FetchingStorage(.columns) var site: Site
    @FetchingStorage(.columns) var formerSite: Site?
    var headID: Int?

    static let head = ToOne<Office, Office>(\.headID)
    static let branches = ToMany<Office, Self>(\.headID)
}
