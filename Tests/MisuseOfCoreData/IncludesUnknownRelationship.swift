import CoreData
import Fetching
import FetchingCoreData

let users = User.request().all().including(\.cups)  // expected-error {{subscript index of type 'User.FetchableMembers._NoSuchMember' (aka 'User.FetchableMembers.`has }}
