import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Shelf: NSManagedObject {
    @ManagedAttribute(.scalar) var width: Int  // expected-error {{'width' is not optional: declare it as '@NSManaged var width: Int'}} expected-error {{expansion of macro 'ManagedAttribute' did not produce a non-observing accessor (such as 'get') as expected}}
}
