import Fetching

// expected-error@+2 {{instance method 'page(size:after:)' requires the types 'User?' and '[Element]' be equivalent}}
// expected-error@+1 {{generic parameter 'Element' could not be inferred}}
let user = User.request().first().page(size: 10)
