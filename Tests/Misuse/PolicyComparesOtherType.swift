import Fetching

struct Keeper: PolicyPrincipal {
    let name: String
}

// expected-error@+1 {{x}}
let policy = Policy<Pet, Keeper> { pet, me in pet.ownerID == me.name }
