import Fetching

// expected-error@+2 {{instance method 'requesting' requires the types 'Pet?' and '[Value]' be equivalent}}
// expected-error@+1 {{generic parameter 'Value' could not be inferred}}
let users = User.request().all().including { $0.pets.requesting { _ in Pet.request().first() } }
