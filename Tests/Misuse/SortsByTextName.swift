import Fetching

// expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'SortTerm<User>'}}
let users = User.request().all().sorted(by: "name")
