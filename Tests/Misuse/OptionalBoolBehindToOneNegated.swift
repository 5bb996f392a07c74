import Fetching

// expected-error@+1 {{referencing operator function '!' on 'FetchableOperand' requires the types 'Bool?' and 'Bool' be equivalent}}
let pets = Pet.request().all().where { !$0.owner.isAdmin }
