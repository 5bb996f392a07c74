import Fetching

// expected-error@+1 {{instance method 'min' requires that 'Bool' conform to 'Comparable'}}
let users = User.request().all().where { $0.pets.min(\.isVaccinated) == true }
