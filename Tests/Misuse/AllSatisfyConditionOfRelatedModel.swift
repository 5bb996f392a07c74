import Fetching

let isHeavy = Pet.predicate { $0.weight > 3 }
// expected-error@+1 {{static method 'buildExpression' requires the types 'User' and 'Pet' be equivalent}}
let users = User.request().all().where { $0.pets.allSatisfy { _ in isHeavy } }
