import CoreData
import Fetching
import FetchingCoreData

class Shelf {
    @ManagedAttribute(.scalar) var width: Int?  // expected-error {{'@ManagedAttribute' can only be applied to a property of a class that inherits from 'NSManagedObject'}} expected-error {{expansion of macro 'ManagedAttribute' did not produce a non-observing accessor (such as 'get') as expected}} expected-note {{Remove '@ManagedAttribute'}}
}
