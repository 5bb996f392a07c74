import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Shelf: NSManagedObject {
    @ManagedAttribute(.scalar) @NSManaged var width: Int  // expected-error {{'@ManagedAttribute' cannot be combined with '@NSManaged', because both provide the accessors}} expected-error {{expansion of macro 'ManagedAttribute' did not produce a non-observing accessor (such as 'get') as expected}} expected-note {{Remove '@ManagedAttribute'}} expected-note {{Remove '@NSManaged'}}
}
