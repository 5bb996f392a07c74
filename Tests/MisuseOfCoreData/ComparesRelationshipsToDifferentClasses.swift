import CoreData
import Fetching
import FetchingCoreData

let users = User.request().all().where { $0.friend == $0.mug }  // expected-error {{conformance of 'ToOneMember<Model, Target>' to 'ComparableWithOtherModels' is unavailable: compare it with nil, or with a model or key of its own type if that has a key; unwrap what may be nil}}
