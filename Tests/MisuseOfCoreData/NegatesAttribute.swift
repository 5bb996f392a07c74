import CoreData
import Fetching
import FetchingCoreData

let users = User.request().all().where { !$0.score }  // expected-error {{conformance of 'ValueWithoutTruth<Value>' to 'Condition' is unavailable: only a Bool is a condition: compare the value, as in '$0.score > 10'}}
