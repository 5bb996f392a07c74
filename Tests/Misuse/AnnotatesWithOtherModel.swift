import Fetching

// expected-error@+1 {{instance method 'annotated(with:)' requires the types 'User' and 'Pet' be equivalent}}
let users = User.request().all().annotated(with: { _ in Pet.fetchableMembers.name })
