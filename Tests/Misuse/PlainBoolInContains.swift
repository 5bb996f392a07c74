import Fetching

// expected-error@+1 {{static method 'buildExpression' requires that 'Bool' conform to 'FetchableCondition'}}
let users = User.request().all().where { $0.pets.contains { _ in true } }
