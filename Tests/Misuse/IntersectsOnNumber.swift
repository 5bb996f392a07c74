import Fetching

// expected-error@+1 {{referencing instance method 'intersects' on 'FetchableOperand' requires that 'Int' conform to 'OptionSet'}}
let users = User.request().all().where { $0.id.intersects(1) }
