import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Shelf: NSManagedObject {
    @ManagedAttribute(.scalar, unknown: 3) var width: Int?  // expected-error {{'unknown' has no meaning for '.scalar': an attribute holds a number, or none}} expected-error {{expansion of macro 'ManagedAttribute(_:unknown:)' did not produce a non-observing accessor (such as 'get') as expected}}
}
