import CoreData
import Fetching
import FetchingCoreData

let users = User.request().all().where { $0.score == "many" }  // expected-error {{conformance of 'Double' to 'ComparableWithOtherTypes' is unavailable: compare it with a 'Double' of the same model: convert another number by 'Double(…)'}}
