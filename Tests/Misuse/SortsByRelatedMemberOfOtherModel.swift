import Fetching

// expected-error@+1 {{static method 'ascending' requires the types 'User' and 'Pet' be equivalent}}
let users = User.request().all().sorted(by: .ascending { _ in Pet.fetchableMembers.owner.name })
