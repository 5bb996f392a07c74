import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Shelf: NSManagedObject {
    @Primitive(.scalar, unknown: 3) var width: Int?  // expected-error {{'unknown' has no meaning for '.scalar': an attribute holds a number, or none}} expected-error {{expansion of macro 'Primitive(_:unknown:)' did not produce a non-observing accessor (such as 'get') as expected}}
}
