import Fetching

let pets = Pet.request().all().where {
    // expected-error@+1 {{initializer for conditional binding must have Optional type, not 'ToOneMember<Pet, User>'}}
    if let owner = $0.owner { owner.score > 3 }
}
