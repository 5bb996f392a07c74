import CoreData
import Fetching
import FetchingCoreData

// The models that the programs break rules with.

enum Plan: String, FetchableValue {
    case freemium, premium
}

struct Address: Codable {
    var city: String
}

@objc(Stranger)
class Stranger: NSManagedObject {
    @NSManaged var name: String
}

@objc(Mug) @Fetchable
class Mug: NSManagedObject {
    @NSManaged var volume: Double
    @NSManaged var isClean: Bool
    @NSManaged var owner: User?
}

@objc(User) @Fetchable
class User: NSManagedObject {
    @NSManaged var id: UUID
    @NSManaged var name: String
    @NSManaged var nickname: String?
    @NSManaged var score: Double
    @NSManaged var isAdmin: Bool
    @NSManaged var friend: User?
    @NSManaged var mug: Mug?
    @NSManaged var mugs: Set<Mug>
    @ManagedAttribute(.rawRepresentable) var plan: Plan = .freemium
    @ManagedAttribute(.codable) var address: Address?
}

@objc(Animal) @Fetchable
class Animal: NSManagedObject {
    @NSManaged var name: String
}

@objc(Dog) @Fetchable
class Dog: Animal {
    @NSManaged var breed: String
}
