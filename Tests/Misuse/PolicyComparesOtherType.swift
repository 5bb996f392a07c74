import Fetching

struct Keeper: PolicyPrincipal {
    let name: String
}

// expected-error@+1 {{conformance of 'Int' to 'ComparableWithOtherTypes' is unavailable: compare it with an 'Int' of the same model: convert another number by 'Int(…)'}}
let policy = Policy<Pet, Keeper> { pet, me in pet.ownerID == me.name }
