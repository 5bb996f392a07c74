import Fetching

// expected-error@+1 {{instance method 'count(distinct:)' requires the types 'User' and 'Pet' be equivalent}}
let count = User.request().all().count(distinct: { _ in Pet.fetchableMembers.name })
