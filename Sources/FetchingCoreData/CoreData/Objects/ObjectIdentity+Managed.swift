#if canImport(CoreData)
import CoreData
import FetchingCore

extension ObjectIdentity {
    init(_ objectID: NSManagedObjectID) {
        self.init(objectID) { ($0 as? NSManagedObject)?.objectID == objectID }
    }
}
#endif
