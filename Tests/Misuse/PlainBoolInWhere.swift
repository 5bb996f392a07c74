import Fetching

// expected-error@+1 {{static method 'buildExpression' requires that 'Bool' conform to 'FetchableCondition'}}
let users = User.request().all().where { _ in true }
