import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Shelf: NSManagedObject {
    @NSManaged var width: NSNumber?  // expected-error {{'width' has no kind of number, because 'NSNumber?' can be any: declare a number as '@NSManaged', or as '@ManagedAttribute(.scalar)' if it is optional, or mark it '@FetchingIgnored'}} expected-note {{Add '@FetchingIgnored'}}
}
