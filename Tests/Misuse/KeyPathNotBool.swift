import Fetching

// expected-error@+1 {{instance method 'where' requires the types 'String' and 'Bool' be equivalent}}
let users = User.request().all().where(\.name)
