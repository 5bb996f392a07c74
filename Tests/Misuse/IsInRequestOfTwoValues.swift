import Fetching

// expected-error@+1 {{no exact matches in call to instance method 'isIn'}}
let users = User.request().all().where { $0.name.isIn(Pet.request().all().select(\.name, \.weight)) }
