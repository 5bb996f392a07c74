import CoreData
import Fetching
import FetchingCoreData

let users = User.request().all().where { $0.plan == .gold }  // expected-error {{cannot infer contextual base in reference to member 'gold'}}
