import Fetching

// expected-error@+1 {{value of type 'Pet.FetchableMembers' has no member 'score'}}
let users = User.request().all().including { $0.pets.where { $0.score > 3 } }
