import CoreData
import Fetching
import FetchingCoreData

func page(in context: NSManagedObjectContext) throws {
    _ = try Mug.request().all().page(size: 10).fetch(in: context)  // expected-error {{conformance of 'Mug' to 'KeyedFetchable' is unavailable: 'Mug' has no key}} expected-error {{conformance of 'Mug' to 'KeyedFetchable' is unavailable: 'Mug' has no key}}
}
