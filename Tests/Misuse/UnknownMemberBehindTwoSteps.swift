import Fetching

// expected-error@+1 {{value of type 'RelatedModel<Pet, House>' has no dynamic member 'stret' using key path from root type 'House.FetchableMembers'}}
let pets = Pet.request().all().where { $0.owner.house.stret == "Elm" }
