import Fetching

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'Pet' has no such member; it has 'id', 'name', 'weight', 'isVaccinated', 'ownerID', 'owner' and 'toys'}}
let users = User.request().all().where { $0.pets.joined(\.name, order: .descending(\.score)) == "RexTom" }
