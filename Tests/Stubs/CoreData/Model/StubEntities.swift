/// The entities of the models that a coordinator was made with, and those of classes that are in none.
final class StubEntities: @unchecked Sendable {
    static let shared = StubEntities()
    private let lock = NSLock()
    private var entities: [String: NSEntityDescription] = [:]

    func register(_ model: NSManagedObjectModel) {
        lock.withLock {
            for entity in model.entities {
                entities[Self.lastPart(of: entity.managedObjectClassName)] = entity
            }
        }
    }

    func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
        let name = Self.lastPart(of: String(reflecting: type))
        return lock.withLock {
            if let entity = entities[name] { return entity }
            let entity = NSEntityDescription()
            entity.name = name
            entity.managedObjectClassName = name
            entities[name] = entity
            return entity
        }
    }

    // On Linux the name of a class begins with its module, and with the type around it.
    private static func lastPart(of name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }
}
