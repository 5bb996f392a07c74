public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType
    case updatedObjectIDsResultType
    case updatedObjectsCountResultType
}

open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    open private(set) var entity: NSEntityDescription
    open var predicate: NSPredicate?
    open var includesSubentities = true
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    open var propertiesToUpdate: [AnyHashable: Any]?

    public init(entityName: String) {
        entity = NSEntityDescription()
        entity.name = entityName
    }

    public init(entity: NSEntityDescription) {
        self.entity = entity
    }

    open var entityName: String {
        entity.name ?? ""
    }

    open override var requestType: NSPersistentStoreRequestType {
        .batchUpdateRequestType
    }
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
    open private(set) var result: Any?
    open private(set) var resultType: NSBatchUpdateRequestResultType

    init(result: Any?, resultType: NSBatchUpdateRequestResultType) {
        self.result = result
        self.resultType = resultType
    }
}
