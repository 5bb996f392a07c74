import Fetching
import Foundation

// Models with a property of every kind, and relationships in circles.

enum LetterUrgency: Int, FetchableValue {
    case low = 1
    case high
}

enum Paper: String, FetchableValue { case plain, lined }

struct Marks: OptionSet, FetchableValue {
    let rawValue: Int

    static let read = Marks(rawValue: 1)
    static let answered = Marks(rawValue: 2)
}

@Fetchable
struct Letter {
    let id: Int
    var title: String
    var body: String?
    var stars: Int
    var small: Int8
    var weight: Double?
    var isPinned: Bool
    var created: Date
    @FetchingStorage(.unixSeconds) var seen: Date?
    var price: Decimal?
    var token: UUID?
    var seal: Data
    var urgency: LetterUrgency
    var paper: Paper?
    var marks: Marks
    var password: String
    var boxID: Int?

    static let box = ToOne<Letter, LetterBox>(\.boxID)
    static let enclosures = ToMany<Letter, Enclosure>(\.letterID)
}

@Fetchable
struct LetterBox {
    let id: Int
    var name: String
    var parentID: Int?

    static let parent = ToOne<LetterBox, LetterBox>(\.parentID)
    static let letters = ToMany<LetterBox, Letter>(\.boxID)
}

@Fetchable
struct Enclosure {
    let id: Int
    var letterID: Int
    var label: String
    var pages: Int
    var area: Double?

    static let letter = ToOne<Enclosure, Letter>(\.letterID)
}
