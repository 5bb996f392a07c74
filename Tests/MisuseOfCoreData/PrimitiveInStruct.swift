import CoreData
import Fetching
import FetchingCoreData

struct Shelf {
    @Primitive(.scalar) var width: Int?  // expected-error {{'@Primitive' can only be applied to a property of a class that inherits from 'NSManagedObject'}} expected-error {{expansion of macro 'Primitive' did not produce a non-observing accessor (such as 'get') as expected}} expected-note {{Remove '@Primitive'}}
}
