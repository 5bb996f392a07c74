import Fetching

// expected-error@+1 {{value of type 'RelatedModel<Pet, User>' has no dynamic member 'count' using key path from root type 'User.FetchableMembers'}}
let pets = Pet.request().all().where { $0.owner.count > 3 }
