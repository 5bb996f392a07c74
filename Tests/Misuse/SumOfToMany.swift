import Fetching

// expected-error@+1 {{subscript 'subscript(dynamicMember:)' requires that 'ToManyMember<Pet, Toy>' conform to 'FetchableOperand'}}
let users = User.request().all().where { $0.pets.sum(\.toys) > 3 }
