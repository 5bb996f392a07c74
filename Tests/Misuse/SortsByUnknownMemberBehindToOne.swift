import Fetching

// expected-error@+1 {{subscript index of type 'House.FetchableMembers._NoSuchMember' (aka 'House.FetchableMembers.`has id, street and floors`') in a key path must be Hashable}}
let users = User.request().all().sorted(by: .ascending(\.house.stret))
