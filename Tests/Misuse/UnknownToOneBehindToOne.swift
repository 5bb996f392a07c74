import Fetching

// expected-error@+3 {{value of type 'RelatedModel<Pet, User>' has no dynamic member 'hous' using key path from root type 'User.FetchableMembers'}}
// expected-error@+2 {{generic parameter 'Value' could not be inferred}}
// expected-error@+1 {{generic parameter 'Next' could not be inferred}}
let pets = Pet.request().all().where { $0.owner.hous.street == "Elm" }
