nonisolated open class NSManagedObject: NSObject, NSFetchRequestResult {
    open internal(set) var entity: NSEntityDescription
    open internal(set) var objectID: NSManagedObjectID
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    open internal(set) var isInserted = false
    open internal(set) var isUpdated = false
    open internal(set) var isDeleted = false
    open internal(set) var isFault = false
    let stub = StubObjectState()

    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity: entity, isTemporary: true)
        super.init()
        context?.insert(self)
    }

    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(), insertInto: moc)
    }

    open class func entity() -> NSEntityDescription {
        StubEntities.shared.entity(of: self)
    }

    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = entity()
        return request
    }

    open var hasChanges: Bool {
        isInserted || isUpdated || isDeleted
    }

    open var hasPersistentChangedValues: Bool {
        hasChanges
    }

    open func willAccessValue(forKey key: String?) {
        stub.accesses.append(.willAccess(key))
    }

    open func didAccessValue(forKey key: String?) {
        stub.accesses.append(.didAccess(key))
    }

    open func willChangeValue(forKey key: String) {
        stub.accesses.append(.willChange(key))
    }

    open func didChangeValue(forKey key: String) {
        stub.accesses.append(.didChange(key))
        isUpdated = managedObjectContext != nil && !isInserted
    }

    open func primitiveValue(forKey key: String) -> Any? {
        stub.accesses.append(.primitiveValue(key))
        return stub.values[key]
    }

    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        stub.accesses.append(.setPrimitiveValue(key))
        stub.values[key] = value
    }

    open func value(forKey key: String) -> Any? {
        willAccessValue(forKey: key)
        defer { didAccessValue(forKey: key) }
        return primitiveValue(forKey: key)
    }

    open func setValue(_ value: Any?, forKey key: String) {
        willChangeValue(forKey: key)
        defer { didChangeValue(forKey: key) }
        setPrimitiveValue(value, forKey: key)
    }

    open func awakeFromFetch() {}
    open func awakeFromInsert() {}
    open func prepareForDeletion() {}
    open func willSave() {}
    open func didSave() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}
    open func validateForInsert() throws {}
    open func validateForUpdate() throws {}
    open func validateForDelete() throws {}
}

@available(*, unavailable)
extension NSManagedObject: @unchecked Sendable {}
