import CoreData
import Fetching
import FetchingCoreData

func sum(in context: NSManagedObjectContext) throws {
    _ = try User.request().all().sum(\.name).fetch(in: context)  // expected-error {{instance method 'sum' requires that 'String' conform to 'FetchableNumber'}}
}
