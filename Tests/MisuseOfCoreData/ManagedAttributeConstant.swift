import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Shelf: NSManagedObject {
    @ManagedAttribute(.scalar) let width: Int?  // expected-error {{'@ManagedAttribute' needs a 'var': Core Data changes the value behind the property}} expected-error {{expansion of macro 'ManagedAttribute' did not produce a non-observing accessor (such as 'get') as expected}} expected-note {{Make it 'var'}}
}
