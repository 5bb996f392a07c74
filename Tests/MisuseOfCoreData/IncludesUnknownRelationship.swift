import CoreData
import Fetching
import FetchingCoreData

let users = User.request().all().including(\.cups)  // expected-error {{value of type 'User.FetchableMembers' has no member 'cups'}}
