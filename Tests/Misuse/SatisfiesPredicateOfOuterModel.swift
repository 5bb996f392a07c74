import Fetching

// expected-error@+2 {{cannot convert value of type 'FetchPredicate<User>' to expected argument type 'FetchPredicate<House>'}}
// expected-note@+1 {{arguments to generic parameter 'Model' ('User' and 'House') are expected to be equal}}
let users = User.request().all().where { $0.house.satisfies(User.predicate { $0.isAdmin }) }
