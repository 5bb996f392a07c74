import CoreData
import Fetching
import FetchingCoreData

func users(with mug: Mug) {
    _ = User.request().all().where { $0 == mug }  // expected-error {{'==' is unavailable: compare it with an object of its own class, or with an identifier}}
}
