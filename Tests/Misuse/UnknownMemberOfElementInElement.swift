import Fetching

// expected-error@+1 {{subscript index of type 'Toy.FetchableMembers._NoSuchMember' (aka 'Toy.FetchableMembers.`has id, name and price`') in a key path must be Hashable}}
let users = User.request().all().where { $0.pets.contains { $0.toys.contains { $0.prize > 3 } } }
