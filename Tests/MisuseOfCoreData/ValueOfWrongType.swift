import CoreData
import Fetching
import FetchingCoreData

let users = User.request().all().where { $0.score == "many" }  // expected-error {{conformance of 'FetchableMember<Model, Value>' to 'ComparableWithOtherTypes' is unavailable: compare it with a value or member of its own type and of the same model}}
