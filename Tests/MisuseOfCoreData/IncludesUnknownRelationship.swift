import CoreData
import Fetching
import FetchingCoreData

// expected-error@+2 {{'User' has no such member; it has '}}
// expected-error@+1 2 {{conformance of 'User' to 'RowDecodable' is unavailable: the objects of 'User' are not made of rows}}
let users = User.request().all().including(\.cups)
