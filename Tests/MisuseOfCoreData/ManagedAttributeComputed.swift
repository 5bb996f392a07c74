import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Shelf: NSManagedObject {
    @ManagedAttribute(.scalar) var width: Int? { 5 }  // expected-error {{'@ManagedAttribute' cannot be applied to a computed property, because it writes the accessors}} expected-note {{Remove '@ManagedAttribute'}}
}
