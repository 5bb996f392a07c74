import Fetching

// expected-error@+2 {{generic parameter 'Target' could not be inferred}}
// expected-error@+1 {{value of type 'Pet.FetchableMembers' has no member 'house'}}
let users = User.request().all().including(\.pets) { $0.including(\.house) }
