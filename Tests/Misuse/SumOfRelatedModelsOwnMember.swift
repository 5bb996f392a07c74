import Fetching

// expected-error@+1 {{instance method 'sum' requires the types 'User' and 'Pet' be equivalent}}
let users = User.request().all().where { user in user.pets.sum { _ in Pet.fetchableMembers.weight } > 3 }
