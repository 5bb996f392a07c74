import Fetching

// expected-error@+1 {{value of type 'RelatedMembers<User, Toy>' has no dynamic member 'prize' using key path from root type 'Toy.FetchableMembers'}}
let users = User.request().all().where { $0.pets.contains { $0.toys.contains { $0.prize > 3 } } }
