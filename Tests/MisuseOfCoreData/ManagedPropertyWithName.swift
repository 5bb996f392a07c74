import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Shelf: NSManagedObject {
    @FetchingName("shelf_width") @NSManaged var width: Double  // expected-error {{'@FetchingName' has no meaning here, because Core Data knows an attribute by the name of its '@NSManaged' property}} expected-note {{Remove '@FetchingName'}}
}
