import CoreData
import Fetching
import FetchingCoreData

@Fetchable
class Shelf: NSManagedObject {
    @NSManaged var names: [String]  // expected-error {{'names' has no member, because no condition can be on a value of the type '[String]'; mark it '@FetchingIgnored'}} expected-note {{Add '@FetchingIgnored'}}
}
