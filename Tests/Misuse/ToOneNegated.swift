import Fetching

// expected-error@+1 {{a related model is not a condition: compare it with nil, or one of its members with a value}}
let pets = Pet.request().all().where { !$0.owner }
