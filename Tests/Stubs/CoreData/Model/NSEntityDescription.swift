// swift-format-ignore-file: AlwaysUseLowerCamelCase

open class NSEntityDescription: NSObject, NSCopying {
    open internal(set) weak var stub_model: NSManagedObjectModel?
    open var managedObjectClassName: String! = "NSManagedObject"
    open var name: String?
    open var isAbstract = false
    open var userInfo: [AnyHashable: Any]?
    open var renamingIdentifier: String?
    open var uniquenessConstraints: [[Any]] = []
    open private(set) weak var superentity: NSEntityDescription?

    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for entity in subentities { entity.superentity = self }
        }
    }

    open var properties: [NSPropertyDescription] = [] {
        didSet {
            for property in properties { property.stub_entity = self }
        }
    }

    public override init() {}

    open class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        context.stub_coordinator?.managedObjectModel.entitiesByName[entityName]
    }

    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        let entity = entity(forEntityName: entityName, in: context) ?? NSEntityDescription()
        entity.name = entityName
        return NSManagedObject(entity: entity, insertInto: context)
    }

    open var managedObjectModel: NSManagedObjectModel {
        stub_model ?? NSManagedObjectModel()
    }

    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }

    // With those of the entities above, as Core Data has it.
    open var propertiesByName: [String: NSPropertyDescription] {
        let own = Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return own.merging(superentity?.propertiesByName ?? [:], uniquingKeysWith: { own, _ in own })
    }

    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationshipsByName.values.filter { $0.destinationEntity === entity }
    }

    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || superentity?.isKindOf(entity: entity) == true
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}
