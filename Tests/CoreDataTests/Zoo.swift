#if canImport(CoreData)
import CoreData
import Fetching
import FetchingCoreData

// Managed classes as an app declares them, and the data model that Xcode would make.

enum Diet: String, FetchableValue {
    case plants, meat
}

@objc(FetchingKeeper) @Fetchable("Keeper")
final class Keeper: NSManagedObject {
    @NSManaged var id: UUID
    @NSManaged var name: String
    @NSManaged var nickname: String?
    @NSManaged var salary: Double
    @NSManaged var animals: Set<Animal>
}

@objc(FetchingAnimal) @Fetchable("Animal")
class Animal: NSManagedObject {
    @NSManaged var name: String
    @NSManaged var age: Int64
    @NSManaged var keeper: Keeper?
    @ManagedAttribute(.rawRepresentable) var diet: Diet = .plants
    @ManagedAttribute(.scalar) var weight: Int?
}

@objc(FetchingBird) @Fetchable("Bird")
final class Bird: Animal {
    @NSManaged var canFly: Bool
}

@Fetchable("Animal")
struct AnimalRow: Equatable {
    var name: String
    var age: Int
}

@MainActor
enum Zoo {
    /// Ann keeps Rex and the penguin Pip, Bob the eagle Ed; nobody keeps Tom.
    static func context() throws -> NSManagedObjectContext {
        let context = try ManagedStore.container(of: model, in: .sqlite).viewContext
        let (ann, bob) = (keeper("Ann", 100, in: context), keeper("Bob", 200, in: context))
        ann?.nickname = "A"
        animal(Animal.self, "Animal", "Rex", 5, .meat, ann, in: context)?.weight = 30
        animal(Bird.self, "Bird", "Pip", 2, .meat, ann, in: context)?.canFly = false
        animal(Bird.self, "Bird", "Ed", 9, .meat, bob, in: context)?.canFly = true
        _ = animal(Animal.self, "Animal", "Tom", 1, .plants, nil, in: context)
        try context.save()
        return context
    }

    private static func keeper(_ name: String, _ salary: Double, in context: NSManagedObjectContext) -> Keeper? {
        let keeper = NSEntityDescription.insertNewObject(forEntityName: "Keeper", into: context) as? Keeper
        keeper?.id = UUID()
        keeper?.name = name
        keeper?.salary = salary
        return keeper
    }

    private static func animal<Object: Animal>(
        _ type: Object.Type, _ entity: String, _ name: String, _ age: Int64, _ diet: Diet, _ keeper: Keeper?,
        in context: NSManagedObjectContext
    ) -> Object? {
        let animal = NSEntityDescription.insertNewObject(forEntityName: entity, into: context) as? Object
        animal?.name = name
        animal?.age = age
        animal?.diet = diet
        animal?.keeper = keeper
        return animal
    }

    private static var model: NSManagedObjectModel {
        let keeper = entity(
            "Keeper", Keeper.self,
            [
                attribute("id", .UUIDAttributeType), attribute("name", .stringAttributeType),
                attribute("nickname", .stringAttributeType, isOptional: true),
                attribute("salary", .doubleAttributeType),
            ])
        let animal = entity(
            "Animal", Animal.self,
            [
                attribute("name", .stringAttributeType), attribute("age", .integer64AttributeType),
                attribute("diet", .stringAttributeType), attribute("weight", .integer64AttributeType, isOptional: true),
            ])
        let bird = entity("Bird", Bird.self, [attribute("canFly", .booleanAttributeType)])
        let (animals, owner) = (NSRelationshipDescription(), NSRelationshipDescription())
        (animals.name, animals.destinationEntity, animals.maxCount) = ("animals", animal, 0)
        (owner.name, owner.destinationEntity, owner.maxCount) = ("keeper", keeper, 1)
        (animals.inverseRelationship, owner.inverseRelationship) = (owner, animals)
        (animals.isOptional, owner.isOptional) = (true, true)
        keeper.properties.append(animals)
        animal.properties.append(owner)
        animal.subentities = [bird]
        let model = NSManagedObjectModel()
        model.entities = [keeper, animal, bird]
        return model
    }

    private static func entity(
        _ name: String, _ type: NSManagedObject.Type, _ properties: [NSPropertyDescription]
    ) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = NSStringFromClass(type)
        entity.properties = properties
        return entity
    }

    private static func attribute(
        _ name: String, _ type: NSAttributeType, isOptional: Bool = false
    ) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType, attribute.isOptional) = (name, type, isOptional)
        return attribute
    }
}
#endif
