import Fetching

struct Keeper: PolicyPrincipal {
    let id: Int
}

// expected-error@+1 {{x}}
let policy = Policy<Pet, Keeper> { pet, me in pet.ownerID == me.idd }
