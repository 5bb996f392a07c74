import Fetching

// expected-error@+1 {{subscript index of type 'Pet.FetchableMembers._NoSuchMember' (aka 'Pet.FetchableMembers.`has id, name, weight}}
let users = User.request().all().where { $0.pets.contains { $0.score > 5 } }
