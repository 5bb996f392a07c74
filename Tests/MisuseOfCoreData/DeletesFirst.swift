import CoreData
import Fetching
import FetchingCoreData

func delete(in context: NSManagedObjectContext) throws {
    _ = try User.request().first().delete(in: context)  // expected-error {{referencing instance method 'delete(in:)' on 'FetchableRequest' requires the types 'User?' and '[User]' be equivalent}}
}
