extension NSManagedObjectContext {
    func register(_ object: NSManagedObject) {
        object.managedObjectContext = self
        registeredObjects.insert(object)
    }
}

// Members of an extension cannot be overridden, as those of Apple's class can: nothing in Fetching does.
extension NSManagedObjectContext {
    public func insert(_ object: NSManagedObject) {
        stub.record(.insert(object))
        object.isInserted = true
        insertedObjects.insert(object)
        register(object)
        object.awakeFromInsert()
    }

    public func delete(_ object: NSManagedObject) {
        stub.record(.delete(object))
        object.isDeleted = true
        if insertedObjects.remove(object) == nil { deletedObjects.insert(object) }
    }

    public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        registeredObjects.first { $0.objectID == objectID }
    }

    public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let object = registeredObject(for: objectID) { return object }
        let object = NSManagedObject(entity: objectID.entity, insertInto: nil)
        object.objectID = objectID
        object.isFault = true
        register(object)
        return object
    }

    public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = registeredObject(for: objectID) else { throw StubError("The stub has no such object.") }
        return object
    }

    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        stub.record(.refresh(object, mergeChanges: flag))
    }

    public func refreshAllObjects() {
        stub.record(.refreshAllObjects)
    }

    public func processPendingChanges() {}

    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.isTemporaryID = false }
    }

    public func save() throws {
        stub.record(.save)
        for object in insertedObjects { object.objectID.isTemporaryID = false }
        registeredObjects.subtract(deletedObjects)
        forgetChanges()
    }

    public func rollback() {
        stub.record(.rollback)
        registeredObjects.subtract(insertedObjects)
        forgetChanges()
    }

    public func reset() {
        stub.record(.reset)
        forgetChanges()
        registeredObjects = []
    }

    private func forgetChanges() {
        for object in registeredObjects.union(insertedObjects) {
            (object.isInserted, object.isUpdated, object.isDeleted) = (false, false, false)
        }
        (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    }
}
