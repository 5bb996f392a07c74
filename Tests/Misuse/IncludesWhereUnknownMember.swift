import Fetching

// expected-error@+1 {{subscript index of type 'Pet.FetchableMembers._NoSuchMember' (aka 'Pet.FetchableMembers.`has id, name, weight}}
let users = User.request().all().including { $0.pets.where(\.isVacinated) }
