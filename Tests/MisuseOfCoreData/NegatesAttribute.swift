import CoreData
import Fetching
import FetchingCoreData

let users = User.request().all().where { !$0.score }  // expected-error {{referencing operator function '!' on 'FetchableOperand' requires the types 'Double' and 'Bool' be equivalent}}
