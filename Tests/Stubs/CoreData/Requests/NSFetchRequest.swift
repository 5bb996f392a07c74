public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var managedObjectResultType: NSFetchRequestResultType { Self(rawValue: 0) }
    public static var managedObjectIDResultType: NSFetchRequestResultType { Self(rawValue: 1) }
    public static var dictionaryResultType: NSFetchRequestResultType { Self(rawValue: 2) }
    public static var countResultType: NSFetchRequestResultType { Self(rawValue: 4) }
}

open class NSFetchRequest<ResultType>: NSPersistentStoreRequest where ResultType: NSFetchRequestResult {
    private var givenName: String?
    open var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var includesPendingChanges = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var shouldRefreshRefetchedObjects = false
    open var relationshipKeyPathsForPrefetching: [String]?
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var havingPredicate: NSPredicate?

    public override init() {}

    public convenience init(entityName: String) {
        self.init()
        givenName = entityName
    }

    open var entityName: String? {
        givenName ?? entity?.name
    }

    open override var requestType: NSPersistentStoreRequestType {
        .fetchRequestType
    }

    open func execute() throws -> [ResultType] {
        throw StubError("The stub has no context of the queue: fetch in a context.")
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchRequest()
        copy.givenName = givenName
        copy.affectedStores = affectedStores
        copy.entity = entity
        copy.predicate = predicate
        copy.sortDescriptors = sortDescriptors
        copy.fetchLimit = fetchLimit
        copy.fetchOffset = fetchOffset
        copy.fetchBatchSize = fetchBatchSize
        copy.resultType = resultType
        copy.includesSubentities = includesSubentities
        copy.includesPropertyValues = includesPropertyValues
        copy.includesPendingChanges = includesPendingChanges
        copy.returnsObjectsAsFaults = returnsObjectsAsFaults
        copy.returnsDistinctResults = returnsDistinctResults
        copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
        copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
        copy.propertiesToFetch = propertiesToFetch
        copy.propertiesToGroupBy = propertiesToGroupBy
        copy.havingPredicate = havingPredicate
        return copy
    }
}
