import Fetching

// expected-error@+1 {{value of type 'Pet.FetchableMembers' has no member 'house'}}
let users = User.request().all().including { $0.pets.including(\.house) }
