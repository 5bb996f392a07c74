import Fetching

// expected-error@+2 {{static member 'owner' cannot be used on instance of type 'Pet'}}
// expected-error@+1 {{value of type 'ToOne<Pet, User>' has no member 'name'}}
func names(of pet: Pet) -> String { pet.owner.name }
