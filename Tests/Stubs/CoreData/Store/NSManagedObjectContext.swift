public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType
    case privateQueueConcurrencyType
    case mainQueueConcurrencyType
}

nonisolated open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    open private(set) var concurrencyType: NSManagedObjectContextConcurrencyType
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var parent: NSManagedObjectContext?
    open var name: String?
    open var transactionAuthor: String?
    open var mergePolicy: Any = NSMergePolicy.error
    open var stalenessInterval: TimeInterval = -1
    open var automaticallyMergesChangesFromParent = false
    open var shouldDeleteInaccessibleFaults = true
    open var propagatesDeletesAtEndOfEvent = true
    open var retainsRegisteredObjects = false
    open internal(set) var insertedObjects: Set<NSManagedObject> = []
    open internal(set) var updatedObjects: Set<NSManagedObject> = []
    open internal(set) var deletedObjects: Set<NSManagedObject> = []
    open internal(set) var registeredObjects: Set<NSManagedObject> = []
    open private(set) var userInfo = NSMutableDictionary()
    let stub = StubContextState()

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
    }

    open var hasChanges: Bool {
        !insertedObjects.isEmpty || !deletedObjects.isEmpty || registeredObjects.contains(where: \.hasChanges)
    }

    @preconcurrency open func perform(_ block: @escaping @Sendable () -> Void) {
        stub.performing { block() }
    }

    @preconcurrency open func performAndWait(_ block: @Sendable () -> Void) {
        stub.performing { block() }
    }

    open func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] {
        try stub_fetch(request)
    }

    open func count(for request: NSFetchRequest<any NSFetchRequestResult>) throws -> Int {
        try stub_count(request)
    }

    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        try stub_execute(request)
    }

    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        for context in contexts { context.stub.record(.mergeChanges(changeNotificationData)) }
    }

    open func mergeChanges(fromContextDidSave notification: Notification) {
        stub.record(.mergeChanges(notification.userInfo ?? [:]))
    }
}
