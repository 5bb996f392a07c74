import CoreData
import Fetching
import FetchingCoreData

let users = User.request().setting(\.fetchBatchSize, to: 20)  // expected-error {{value of type 'RequestStart<User>' has no member 'setting'}} expected-error {{cannot infer key path type from context; consider explicitly specifying a root type}}
