import Fetching

// expected-error@+1 {{value of type 'RelatedMembers<User, Pet>' has no dynamic member 'wieght' using key path from root type 'Pet.FetchableMembers'}}
let users = User.request().all().where { $0.pets.contains { $0.wieght > 3 } }
