import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Shelf: NSManagedObject {
    @Primitive(.scalar) let width: Int?  // expected-error {{'@Primitive' needs a 'var': Core Data changes the value behind the property}} expected-error {{expansion of macro 'Primitive' did not produce a non-observing accessor (such as 'get') as expected}} expected-note {{Make it 'var'}}
}
