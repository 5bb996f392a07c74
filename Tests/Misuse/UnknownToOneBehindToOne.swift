import Fetching

// expected-error@+2 {{value of type 'RelatedModel<Pet, User>' has no dynamic member 'hous' using key path from root type 'User.FetchableMembers'}}
// expected-error@+1 {{generic parameter 'Operand' could not be inferred}}
let pets = Pet.request().all().where { $0.owner.hous.street == "Elm" }
