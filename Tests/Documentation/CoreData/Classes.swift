// The classes that doc comments on Core Data speak of. They are type-checked, not run.

import CoreData
import Fetching
import FetchingCoreData
import Foundation
import SwiftUI

enum Plan: String, FetchableValue { case freemium, premium, trial }

struct Address: Codable {
    var city: String
}

@objc(Mug) @Fetchable
class Mug: NSManagedObject {
    @NSManaged var volume: Double
    @NSManaged var owner: User?
}

@objc(Vet) @Fetchable
class Vet: NSManagedObject {
    @NSManaged var city: String
}

@objc(Pet) @Fetchable
class Pet: NSManagedObject {
    @NSManaged var name: String
    @NSManaged var owner: User?
    @NSManaged var vet: Vet?
}

@objc(User) @Fetchable
class User: NSManagedObject {
    @NSManaged var id: UUID
    @NSManaged var name: String
    @NSManaged var nickname: String?
    @NSManaged var score: Double
    @NSManaged var isAdmin: Bool
    @NSManaged var isInactive: Bool
    @NSManaged var pet: Pet?
    @NSManaged var dog: Dog?
    @NSManaged var mugs: Set<Mug>
    @NSManaged var dogs: Set<Dog>
    @NSManaged var pets: Set<Pet>
    @ManagedAttribute(.rawRepresentable) var plan: Plan = .freemium
}

extension User: Identifiable {}

@objc(Game) @Fetchable
class Game: NSManagedObject {
    @NSManaged var home: Pet?
    @NSManaged var away: Pet?
}

@objc(Animal) @Fetchable
class Animal: NSManagedObject {
    @NSManaged var name: String
}

@objc(Dog) @Fetchable
class Dog: Animal {
    @NSManaged var breed: String
}

nonisolated(unsafe) let context = container.viewContext
nonisolated(unsafe) let container = NSPersistentContainer(name: "Library")
nonisolated(unsafe) let user: User = leftOut()
nonisolated(unsafe) let pet: Pet = leftOut()
nonisolated(unsafe) let pets: [Pet] = []
nonisolated(unsafe) let rex: Pet? = nil
nonisolated(unsafe) let mug: Mug = leftOut()
nonisolated(unsafe) let dog: Dog = leftOut()
nonisolated(unsafe) let dogs: [Dog] = []
nonisolated(unsafe) let id: NSManagedObjectID = leftOut()
nonisolated(unsafe) let ids: [NSManagedObjectID] = []
let text = "Ma"

func leftOut() {}
func leftOut<Result>() -> Result { fatalError("The documentation leaves this out") }
func record<Value>(_ value: Value) throws {}
