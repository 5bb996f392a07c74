import Fetching

// expected-error@+2 {{cannot convert value of type 'KeyPath<Pet.FetchableMembers, FetchExpression<Pet, Optional<Bool>>>' to expected argument type 'KeyPath<Pet.FetchableMembers, FetchableMember<Pet, Bool>>'}}
// expected-note@+1 {{arguments to generic parameter 'Value' ('FetchExpression<Pet, Optional<Bool>>' and 'FetchableMember<Pet, Bool>') are expected to be equal}}
let pets = Pet.request().all().where(\.owner.isAdmin)
