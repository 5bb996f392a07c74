import CoreData
import Fetching
import FetchingCoreData

func sections(in context: NSManagedObjectContext) throws {
    _ = try User.request().all().sorted(by: .ascending(\.name)).resultsController(in: context, sectionedBy: \.volume)  // expected-error {{'User' has no such member; it has '}}
}
