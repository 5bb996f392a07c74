import Fetching

// expected-error@+2 {{type '(String, Double)' cannot conform to 'FetchableValue'}}
// expected-note@+1 {{only concrete types such as structs, enums and classes can conform to protocols}}
let users = User.request().all().where { $0.name.isIn(Pet.request().all().select(\.name, \.weight)) }
