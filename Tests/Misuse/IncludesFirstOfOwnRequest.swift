import Fetching

// expected-error@+2 {{instance method 'including' requires the types 'Pet?' and '[Element]' be equivalent}}
// expected-error@+1 {{generic parameter 'Element' could not be inferred}}
let users = User.request().all().including(\.pets) { _ in Pet.request().first() }
