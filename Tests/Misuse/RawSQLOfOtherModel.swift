import Fetching

let pet = Pet.fetchableMembers

// expected-error@+1 {{'appendInterpolation' is unavailable: it is of another model than the fragment}}
let users = User.request().all().where { sql("\($0.name) = \(pet.name)", as: Bool.self) }
