import Fetching

// expected-error@+1 {{instance method 'sum' requires the types 'User' and 'Pet' be equivalent}}
let sum = User.request().all().aggregate { $0.sum { _ in Pet.fetchableMembers.weight } }
