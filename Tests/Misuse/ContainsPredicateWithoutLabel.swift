import Fetching

let isHeavy = Pet.predicate { $0.weight > 3 }
// expected-error@+1 {{missing argument label 'where:' in call}}
let users = User.request().all().where { $0.pets.contains(isHeavy) }
