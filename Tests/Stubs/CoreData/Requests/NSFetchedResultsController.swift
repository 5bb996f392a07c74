open class NSFetchedResultsController<ResultType>: NSObject where ResultType: NSFetchRequestResult {
    open private(set) var fetchRequest: NSFetchRequest<ResultType>
    open private(set) var managedObjectContext: NSManagedObjectContext
    open private(set) var sectionNameKeyPath: String?
    open private(set) var cacheName: String?
    open private(set) var fetchedObjects: [ResultType]?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
    }

    open func performFetch() throws {
        fetchedObjects = try managedObjectContext.fetch(fetchRequest)
    }

    open class func deleteCache(withName name: String?) {}

    open var sections: [any NSFetchedResultsSectionInfo]? {
        fetchedObjects.map { [StubSection(name: "", objects: $0)] }
    }

    open var sectionIndexTitles: [String] {
        []
    }

    open func object(at indexPath: IndexPath) -> ResultType {
        // Out of bounds is an exception of Objective-C in Apple's.
        (fetchedObjects ?? [])[indexPath.last ?? 0]
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        fetchedObjects?.firstIndex { $0 === object }.map { IndexPath(indexes: [0, $0]) }
    }
}

public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

struct StubSection: NSFetchedResultsSectionInfo {
    let name: String
    let objects: [Any]?

    var indexTitle: String? {
        nil
    }

    var numberOfObjects: Int {
        objects?.count ?? 0
    }
}
