import CoreData
import Fetching
import FetchingCoreData

// The macro's own models: their accessors are run, and so are the closures of their members.

@Fetchable class Mug: NSManagedObject {
    @ManagedAttribute(.scalar) var volume: Double?
    @ManagedAttribute(.rawRepresentable) var plan: Plan = .premium
}

struct Address: Codable, Equatable {
    var city: String
}

@Fetchable("Pet") class Animal: NSManagedObject {
    @ManagedAttribute(.scalar) var name: String?
    @ManagedAttribute(.scalar) var age: Int?
}

@Fetchable class Dog: Animal {
    @ManagedAttribute(.scalar) var breed: String?
}

@Fetchable final class Puppy: Dog {
    @ManagedAttribute(.scalar) var weeks: Int?
}

extension Animal.FetchableMembers {
    var owner: ToOneMember<Animal, User> {
        ToOneMember(property: "owner") { $0.primitiveValue(forKey: "owner") as? User }
    }
}

/// What is read of a managed object into a value.
@Fetchable("Customer") struct UserRow {
    let id: UUID
    var name: String
    var nickname: String?
    var visits: Int16?
    var plan: Plan
}

/// A class whose entity the data model does not have.
@Fetchable class Stranger: NSManagedObject {
    @ManagedAttribute(.scalar) var name: String?
}
