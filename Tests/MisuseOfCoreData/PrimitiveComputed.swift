import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Shelf: NSManagedObject {
    @Primitive(.scalar) var width: Int? { 5 }  // expected-error {{'@Primitive' cannot be applied to a computed property, because it writes the accessors}} expected-note {{Remove '@Primitive'}}
}
