import CoreData
import Fetching
import FetchingCoreData

func users(with mugs: [Mug]) {
    _ = User.request().all().where { $0.friend.isIn(mugs) }  // expected-error {{'User' has no such member; it has '}}
}
