import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Shelf: NSManagedObject {
    @PrimaryKey @NSManaged var mug: Mug?  // expected-error {{'mug' cannot be the key, because a key is a value such as 'UUID', and not 'Mug?'}} expected-note {{Remove '@PrimaryKey'}}
}
