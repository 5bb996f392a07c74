import CoreData
import Fetching
import FetchingCoreData

let page = User.request().all().setting(\.fetchBatchSize, to: 20).page(size: 10)  // expected-error {{value of type 'ManagedObjectRequest<User, User, [User]>' has no member 'page'}}
