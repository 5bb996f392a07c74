import CoreData
import Fetching
import FetchingCoreData

// Every way to declare a class: names, access, inheritance, relationships.

@objc(FTMug) @Fetchable
public class Mug: NSManagedObject {
    @NSManaged public var volume: Double
    @NSManaged public var isClean: Bool
    @NSManaged public var owner: Person?
}

@objc(Person) @Fetchable("PersonEntity")
open class Person: NSManagedObject {
    @PrimaryKey @NSManaged public var tag: String
    @NSManaged public var name: String
    @NSManaged public var nickname: String?
    @NSManaged public var score: Double
    @NSManaged public var isActive: Bool
    @NSManaged public var friend: Person?
    @NSManaged public var rival: Person?
    @NSManaged public var mugs: Set<Mug>
    @NSManaged public var oldMugs: Set<Mug>?
    @FetchingRelationship(Mug.self) @NSManaged public var cups: NSSet?
    @FetchingRelationship(Mug.self) @NSManaged public var glasses: NSSet
    @FetchingRelationship(Mug.self) @NSManaged public var shelf: NSOrderedSet?
    @FetchingRelationship(Mug.self) @NSManaged public var drawer: NSMutableOrderedSet
    @FetchingRelationship(Mug.self) @NSManaged public var favourite: Mug?
    @NSManaged private var secret: String
    @NSManaged internal var note: String
    @NSManaged var home: House
}

@objc(Worker) @Fetchable
public class Worker: Person {
    @NSManaged var salary: Double
    @NSManaged var tool: Mug?
    @NSManaged var tools: Set<Mug>
}

@objc(Chief) @Fetchable("ChiefEntity")
public final class Chief: Worker {
    @NSManaged var title: String
    @ManagedAttribute(.scalar) var bonus: Double?
}

@objc(House) @Fetchable
final class House: CoreData.NSManagedObject {
    @NSManaged var street: String
    @NSManaged var people: Set<Person>
    @NSManaged var chiefs: Set<Chief>
    @NSManaged var chief: Chief?
    @NSManaged var deputy: Chief?
}

@objc(Shelf) @objcMembers @Fetchable
class Shelf: NSManagedObject {
    @NSManaged var `where`: String
    @NSManaged var `class`: Int16
    @NSManaged var room: Outer.Room?
}

enum Outer {
    @objc(OuterRoom) @Fetchable
    final class Room: NSManagedObject {
        @NSManaged var floor: Int16
        @NSManaged var shelves: Set<Shelf>
    }
}

extension Outer {
    @Fetchable @objc(OuterHall)
    class Hall: NSManagedObject {
        @NSManaged var name: String
        @NSManaged var room: Room?
    }
}

@Fetchable
class Empty: NSManagedObject {}

@Fetchable
class Plain: NSManagedObject {
    @NSManaged var name: String

    convenience init(name: String, context: NSManagedObjectContext) {
        self.init(context: context)
        self.name = name
    }

    override func awakeFromInsert() {
        super.awakeFromInsert()
        name = "new"
    }
}

func relationships(_ mug: Mug, _ person: Person, _ chief: Chief) {
    _ = Person.predicate { $0.tag == "a" && $0 == "b" }
    _ = Person.predicate { $0.friend.name == "x" && $0.friend.friend.score > 3 && $0.friend == nil }
    _ = Person.predicate { $0.friend == $0.rival || $0.friend != $0.rival }
    _ = Person.predicate { $0.mugs.contains { $0.volume > 1 && $0.owner.name == "x" } && !$0.oldMugs.isEmpty }
    _ = Person.predicate {
        $0.cups.contains { $0.isClean } && $0.glasses.count > 1 && $0.shelf.allSatisfy { $0.isClean }
    }
    _ = Person.predicate { $0.drawer.sum(\.volume) > 3 && $0.favourite.volume > 1 && $0.favourite == mug }
    _ = Person.predicate { $0.mugs.contains(mug) || $0.friend == person || $0.friend == chief || $0 == person }
    _ = Person.predicate { $0.home.street == "x" && $0.home.chiefs.contains { $0.title == "y" && $0.name == "z" } }
    _ = Worker.predicate { $0.salary > 10 && $0.name == "x" && $0.mugs.contains { $0.isClean } && $0.tool == mug }
    _ = Chief.predicate { $0.salary > 10 && $0.name == "x" && $0.title == "y" && $0.tools.contains(mug) }
    _ = Chief.predicate { $0.friend == person && $0.bonus == nil && $0.home.street == "x" }
    _ = Chief.predicate { $0 == chief || $0.objectID == chief.objectID }
    _ = House.predicate { $0.people.contains { $0 == person } && $0.chiefs.contains(chief) }
    _ = Shelf.predicate { $0.where == "x" && $0.class > 2 && $0.room.floor == 2 }
    _ = Outer.Room.predicate { $0.shelves.contains { $0.where == "x" } }
    _ = Outer.Hall.predicate { $0.name == "x" && $0.room.floor == 1 }
    _ = Plain.predicate { $0.name == "x" }
    _ = Empty.request().all()
}
