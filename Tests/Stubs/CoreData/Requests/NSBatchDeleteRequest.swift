// swift-format-ignore-file: AlwaysUseLowerCamelCase

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly
    case resultTypeObjectIDs
    case resultTypeCount
}

open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    open private(set) var fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open private(set) var stub_objectIDs: [NSManagedObjectID] = []
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
    }

    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = objects.first?.entity
        self.init(fetchRequest: request)
        stub_objectIDs = objects
    }

    open override var requestType: NSPersistentStoreRequestType {
        .batchDeleteRequestType
    }
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
    open private(set) var result: Any?
    open private(set) var resultType: NSBatchDeleteRequestResultType

    init(result: Any?, resultType: NSBatchDeleteRequestResultType) {
        self.result = result
        self.resultType = resultType
    }
}
