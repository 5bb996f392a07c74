import Fetching

struct Keeper: PolicyPrincipal {
    let id: Int
}

// expected-error@+1 {{value of type 'PrincipalMembers<Pet, Keeper>' has no dynamic member 'idd' using key path from root type 'Keeper'}}
let policy = Policy<Pet, Keeper> { pet, me in pet.ownerID == me.idd }
