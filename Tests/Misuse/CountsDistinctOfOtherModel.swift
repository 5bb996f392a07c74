import Fetching

// expected-error@+1 {{cannot convert key path root type 'Pet.FetchableMembers' to contextual type 'User.FetchableMembers'}}
let count = User.request().all().count(distinct: \Pet.FetchableMembers.name)
