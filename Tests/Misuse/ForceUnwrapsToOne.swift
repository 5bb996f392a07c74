import Fetching

// expected-error@+1 {{cannot force unwrap value of non-optional type 'ToOneMember<Pet, User>'}}
let pets = Pet.request().all().where { $0.owner!.name == "Joe" }
