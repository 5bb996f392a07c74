import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Shelf: NSManagedObject {
    @NSManaged var mugs: NSOrderedSet  // expected-error {{'mugs' needs '@FetchingRelationship(Model.self)' with the class of its objects, which 'NSOrderedSet' does not tell}}
}
