import Fetching

// expected-error@+1 {{instance method 'union' requires the types '[String]' and '[Int]' be equivalent}}
let values = User.request().all().select(\.name).union(Pet.request().all().select(\.id))
