import Fetching

// expected-error@+1 {{instance method 'select' requires the types 'User' and 'Pet' be equivalent}}
let names = User.request().all().select { _ in Pet.fetchableMembers.name }
