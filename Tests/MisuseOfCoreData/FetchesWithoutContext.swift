import CoreData
import Fetching
import FetchingCoreData

let users = try User.request().all().fetch()  // expected-error {{missing argument for parameter 'in' in call}}
