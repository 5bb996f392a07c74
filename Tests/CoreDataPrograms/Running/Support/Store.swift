import CoreData

/// A data model with the entities of the models, and contexts of its container.
enum Store {
    static func container() -> NSPersistentContainer {
        NSPersistentContainer(name: "Store", managedObjectModel: model())
    }

    static func context() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(.privateQueue)
        context.persistentStoreCoordinator = container().persistentStoreCoordinator
        return context
    }

    static func model() -> NSManagedObjectModel {
        let customer = entity(
            "Customer", of: "User",
            [
                "id": .UUIDAttributeType, "name": .stringAttributeType, "nickname": .stringAttributeType,
                "age": .integer32AttributeType, "visits": .integer16AttributeType, "score": .doubleAttributeType,
                "isAdmin": .booleanAttributeType, "joined": .dateAttributeType, "avatar": .binaryDataAttributeType,
                "site": .URIAttributeType, "balance": .decimalAttributeType, "plan": .stringAttributeType,
                "rights": .integer64AttributeType,
            ])
        let mug = entity("Mug", of: "Mug", ["volume": .doubleAttributeType, "plan": .stringAttributeType])
        customer.properties += [
            relationship("friend", to: customer), relationship("mugs", to: mug, isToMany: true),
        ]
        let pet = entity("Pet", of: "Animal", ["name": .stringAttributeType, "age": .integer64AttributeType])
        pet.properties.append(relationship("owner", to: customer))
        let dog = entity("Dog", of: "Dog", ["breed": .stringAttributeType])
        let puppy = entity("Puppy", of: "Puppy", ["weeks": .integer64AttributeType])
        pet.subentities = [dog]
        dog.subentities = [puppy]
        let model = NSManagedObjectModel()
        model.entities = [customer, mug, pet, dog, puppy]
        // Relationships refer to entities weakly, as the model holds these.
        return model
    }

    private static func entity(
        _ name: String, of className: String, _ attributes: [String: NSAttributeType]
    ) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = className
        entity.properties = attributes.map { name, type in
            let attribute = NSAttributeDescription()
            attribute.name = name
            attribute.attributeType = type
            return attribute
        }
        return entity
    }

    private static func relationship(
        _ name: String, to entity: NSEntityDescription, isToMany: Bool = false
    ) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.destinationEntity = entity
        relationship.maxCount = isToMany ? 0 : 1
        return relationship
    }
}

extension NSManagedObject {
    /// The object with these values.
    func holding(_ values: [String: Any]) -> Self {
        stub_values = values
        return self
    }
}

extension User {
    /// An object that no context knows.
    static func new(_ values: [String: Any] = [:]) -> User { User(entity: entity(), insertInto: nil).holding(values) }
}

extension Mug {
    static func new(_ values: [String: Any] = [:]) -> Mug { Mug(entity: entity(), insertInto: nil).holding(values) }
}

extension Dog {
    static func new(_ values: [String: Any] = [:]) -> Dog { Dog(entity: entity(), insertInto: nil).holding(values) }
}
