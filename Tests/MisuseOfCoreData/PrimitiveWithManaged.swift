import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Shelf: NSManagedObject {
    @Primitive(.scalar) @NSManaged var width: Int  // expected-error {{'@Primitive' cannot be combined with '@NSManaged', because both provide the accessors}} expected-error {{expansion of macro 'Primitive' did not produce a non-observing accessor (such as 'get') as expected}} expected-note {{Remove '@Primitive'}} expected-note {{Remove '@NSManaged'}}
}
