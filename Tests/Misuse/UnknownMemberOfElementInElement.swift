import Fetching

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'Toy' has no such member; it has 'id', 'name' and 'price'}}
let users = User.request().all().where { $0.pets.contains { $0.toys.contains { $0.prize > 3 } } }
