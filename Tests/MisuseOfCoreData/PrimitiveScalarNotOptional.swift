import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Shelf: NSManagedObject {
    @Primitive(.scalar) var width: Int  // expected-error {{'width' is not optional: declare it as '@NSManaged var width: Int'}} expected-error {{expansion of macro 'Primitive' did not produce a non-observing accessor (such as 'get') as expected}}
}
