import CoreData
import Fetching
import FetchingCoreData

func users(in context: NSManagedObjectContext) -> [User] {
    User.request().all().fetch(in: context)  // expected-error {{call can throw, but it is not marked with 'try' and the error is not handled}}
}
