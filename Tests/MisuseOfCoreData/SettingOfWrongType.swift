import CoreData
import Fetching
import FetchingCoreData

let users = User.request().all().setting(\.fetchBatchSize, to: "20")  // expected-error {{cannot convert value of type 'String' to expected argument type 'Int'}}
