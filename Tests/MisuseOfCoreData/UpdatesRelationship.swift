import CoreData
import Fetching
import FetchingCoreData

func update(in context: NSManagedObjectContext) throws {
    try User.request().all().where { $0.isAdmin }.update(in: context) { $0.friend = nil }  // expected-error {{cannot assign to property: 'friend' is a get-only property}} expected-error {{'nil' cannot be assigned to type 'ToOneMember<User, User.FetchedModel>' (aka 'ToOneMember<User, User>')}}
}
