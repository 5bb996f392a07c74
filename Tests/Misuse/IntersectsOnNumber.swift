import Fetching

// expected-error@+1 {{instance method 'intersects' requires that 'Int' conform to 'OptionSet'}}
let users = User.request().all().where { $0.id.intersects(1) }
