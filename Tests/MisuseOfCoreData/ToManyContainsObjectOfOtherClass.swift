import CoreData
import Fetching
import FetchingCoreData

func users(with user: User) {
    _ = User.request().all().where { $0.mugs.contains(user) }  // expected-error {{no exact matches in call to instance method 'contains'}}
}
