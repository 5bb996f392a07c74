import CoreData
import Fetching
import FetchingCoreData

@Fetchable(naming: .snakeCase)  // expected-error {{'naming' has no meaning here, because Core Data knows attributes by the names of their properties}}
class Shelf: NSManagedObject {
    @NSManaged var width: Double
}
