public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1
    case saveRequestType
    case batchInsertRequestType = 5
    case batchUpdateRequestType
    case batchDeleteRequestType
}

open class NSPersistentStoreRequest: NSObject, NSCopying {
    open var affectedStores: [NSPersistentStore]?

    public override init() {}

    open var requestType: NSPersistentStoreRequestType {
        .saveRequestType
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}

open class NSPersistentStoreResult: NSObject {
    public override init() {}
}
