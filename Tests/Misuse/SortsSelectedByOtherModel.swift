import Fetching

// expected-error@+1 {{static method 'ascending' requires the types 'User' and 'Pet' be equivalent}}
let names = User.request().all().select(\.name).sorted(by: .ascending { _ in Pet.fetchableMembers.name })
