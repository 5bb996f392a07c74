import Fetching

// expected-error@+1 {{referencing operator function '!' on 'FetchableOperand' requires that 'ToOneMember<Pet, User>' conform to 'FetchableOperand'}}
let pets = Pet.request().all().where { !$0.owner }
