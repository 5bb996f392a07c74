import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Shelf: NSManagedObject {
    @NSManaged var mugs: NSSet?  // expected-error {{'mugs' needs '@FetchingRelationship(Model.self)' with the class of its objects, which 'NSSet?' does not tell}}
}
