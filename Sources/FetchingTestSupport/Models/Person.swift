import Fetching

/// A model of the usual kind, with an optional twin for most of its properties.
@Fetchable
struct Person: ConformanceModel {
    let id: Int
    var name = ""
    var nickname: String?
    var motto: String?
    var age: Int = 0
    var rank: Int?
    var previousRank: Int?
    var score: Double = 0
    var bonus: Double?
    var isAdmin: Bool = false
    var isActive: Bool?
    var plan: Plan = .freemium
    var previousPlan: Plan?
    var rights: Rights = []
    var previousRights: Rights?
}

/// An enum with a raw value of text, ordered by it.
enum Plan: String, FetchableValue, CaseIterable, Comparable {
    case freemium, premium, trial

    static func < (lhs: Plan, rhs: Plan) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// An enum with a raw value of a number, whose cases are not in the order of the numbers.
enum Level: Int, FetchableValue, CaseIterable, Comparable {
    case high = 30
    case low = -10
    case middle = 0

    static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// An option set with the highest bit in use, which makes the number negative.
struct Rights: OptionSet, FetchableValue, Hashable {
    let rawValue: Int

    static let read = Rights(rawValue: 1)
    static let write = Rights(rawValue: 2)
    static let share = Rights(rawValue: 4)
    static let everythingElse = Rights(rawValue: .min)
}

/// An option set over a small unsigned number.
struct SmallRights: OptionSet, FetchableValue, Hashable {
    let rawValue: UInt8
}

/// A value that is stored in another form.
struct Email: FetchableValue, Hashable {
    let address: String

    var storedValue: String { address.lowercased() }

    init(storedValue: String) throws { address = storedValue }
    init(_ address: String) { self.address = address.lowercased() }
}

/// A value that is stored as a value that is itself stored as another.
struct Contact: FetchableValue, Hashable {
    let email: Email

    var storedValue: Email { email }

    init(storedValue: Email) throws { email = storedValue }
    init(_ address: String) { email = Email(address) }
}
