import Fetching

let byName = SortTerm<Pet>.ascending(\.name)
// expected-error@+2 {{cannot convert value of type 'SortTerm<Pet>' to expected argument type 'SortTerm<User>'}}
// expected-note@+1 {{arguments to generic parameter 'Model' ('Pet' and 'User') are expected to be equal}}
let users = User.request().all().sorted(by: byName)
