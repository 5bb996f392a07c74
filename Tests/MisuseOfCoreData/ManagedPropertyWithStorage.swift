import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Shelf: NSManagedObject {
    @FetchingStorage(.unixSeconds) @NSManaged var built: Date  // expected-error {{'@FetchingStorage' has no meaning for Core Data, whose model says how an attribute is stored}} expected-note {{Remove '@FetchingStorage'}}
}
