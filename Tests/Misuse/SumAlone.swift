import Fetching

// expected-error@+1 {{static method 'buildExpression' requires the types 'Double' and 'Bool' be equivalent}}
let users = User.request().all().where { $0.pets.sum(\.weight) }
