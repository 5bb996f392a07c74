import CoreData
import Fetching
import FetchingCoreData

func user(in context: NSManagedObjectContext) throws -> User {
    try User.request().first().fetch(in: context)  // expected-error {{value of optional type 'User?' must be unwrapped to a value of type 'User'}} expected-note {{coalesce using '??' to provide a default when the optional value contains 'nil'}} expected-note {{force-unwrap using '!' to abort execution if the optional value contains 'nil'}}
}
