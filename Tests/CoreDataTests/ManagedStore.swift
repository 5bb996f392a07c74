#if canImport(CoreData)
import CoreData
import Fetching
import FetchingCoreData
import FetchingTestSupport

/// Makes a data model for the entities of models, and a store for it.
enum ManagedStore {
    static func context(
        of entities: [(FetchableEntity, [FetchableRelationship])], in kind: CoreDataConformanceEngine.Store
    ) throws -> NSManagedObjectContext {
        try container(of: model(of: entities), in: kind).newBackgroundContext()
    }

    static func container(
        of model: NSManagedObjectModel, in kind: CoreDataConformanceEngine.Store
    ) throws -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Conformance", managedObjectModel: model)
        let description = NSPersistentStoreDescription()
        switch kind {
        case .memory: description.type = NSInMemoryStoreType
        case .sqlite:
            description.type = NSSQLiteStoreType
            description.url = FileManager.default.temporaryDirectory
                .appending(path: "fetching-\(UUID().uuidString).sqlite")
        }
        container.persistentStoreDescriptions = [description]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
        return container
    }

    private static func model(of entities: [(FetchableEntity, [FetchableRelationship])]) -> NSManagedObjectModel {
        var descriptions: [String: NSEntityDescription] = [:]
        for (entity, _) in entities {
            let description = NSEntityDescription()
            description.name = entity.name
            description.managedObjectClassName = "NSManagedObject"
            description.properties = entity.columns.map(attribute)
            descriptions[entity.name] = description
        }
        for (entity, relationships) in entities {
            for relationship in relationships {
                guard let source = descriptions[entity.name],
                    let target = descriptions[relationship.target.fetchableEntity.name]
                else { continue }
                let (there, back) = pair(relationship, from: source, to: target)
                source.properties.append(there)
                target.properties.append(back)
            }
        }
        let model = NSManagedObjectModel()
        model.entities = Array(descriptions.values)
        return model
    }

    private static func attribute(_ column: FetchableColumn) -> NSPropertyDescription {
        let attribute = NSAttributeDescription()
        attribute.name = column.name
        attribute.attributeType = column.type.attributeType(isURL: column.holdsURL)
        attribute.isOptional = column.isOptional
        return attribute
    }

    /// Each relationship has an inverse of its own, to many: any number of objects may hold the same.
    private static func pair(
        _ relationship: FetchableRelationship, from source: NSEntityDescription, to target: NSEntityDescription
    ) -> (NSRelationshipDescription, NSRelationshipDescription) {
        let there = NSRelationshipDescription()
        there.name = relationship.name
        there.destinationEntity = target
        there.maxCount = relationship.isToMany ? 0 : 1
        there.isOptional = true
        let back = NSRelationshipDescription()
        back.name = "inverseOf\(source.name ?? "")\(relationship.name.capitalized)"
        back.destinationEntity = source
        back.maxCount = 0
        back.isOptional = true
        there.inverseRelationship = back
        back.inverseRelationship = there
        return (there, back)
    }
}

extension NSManagedObjectContext {
    func insert(_ row: StoredRow, into entity: FetchableEntity) throws -> NSManagedObject {
        guard let description = NSEntityDescription.entity(forEntityName: entity.name, in: self) else {
            throw MissingEntity(name: entity.name)
        }
        let object = NSManagedObject(entity: description, insertInto: self)
        for (column, value) in row.values {
            object.setValue(value.attributeValue(isURL: column.holdsURL), forKey: column.name)
        }
        return object
    }

    /// Inserts related models, and relates them as their keys do.
    func insert(_ collections: [ConformanceCollection]) throws {
        var objects: [String: [(row: StoredRow, object: NSManagedObject)]] = [:]
        for collection in collections {
            objects[collection.entity.name] = try collection.rows.map { row in
                (row, try insert(row, into: collection.entity))
            }
        }
        for collection in collections {
            for relationship in collection.model.fetchableRelationships {
                for (row, object) in objects[collection.entity.name] ?? [] {
                    let related = relationship.relationship.hops.reduce([(row: row, object: object)]) { rows, hop in
                        (objects[hop.target.fetchableEntity.name] ?? []).filter { target in
                            rows.contains { $0.row.meets(target.row, by: hop) }
                        }
                    }.map(\.object)
                    let value: Any? = relationship.isToMany ? NSSet(array: related) : related.first
                    object.setValue(value, forKey: relationship.name)
                }
            }
        }
    }
}

struct MissingEntity: Error {
    let name: String
}

extension StoredRow {
    /// Whether a step of a relationship leads from this row to another.
    fileprivate func meets(_ target: StoredRow, by hop: RelationshipHop) -> Bool {
        zip(hop.columns, hop.targetColumns).allSatisfy { column, targetColumn in
            let value = value(of: column)
            return !value.isNull && value == target.value(of: targetColumn)
        }
    }

    private func value(of column: FetchableColumn) -> PrimitiveValue {
        values.first { $0.column.name == column.name }?.value ?? .null
    }
}

extension PrimitiveValue {
    fileprivate func attributeValue(isURL: Bool) -> Any? {
        if isURL, case .text(let text) = self { return URL(string: text) }
        return object
    }
}
#endif
