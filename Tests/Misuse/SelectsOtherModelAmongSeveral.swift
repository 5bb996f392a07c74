import Fetching

// expected-error@+1 {{static method 'buildExpression' requires the types 'User' and 'Pet' be equivalent}}
let names = User.request().all().select(\.name, { _ in Pet.fetchableMembers.name })
