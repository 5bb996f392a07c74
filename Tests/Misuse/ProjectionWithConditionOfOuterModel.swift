import Fetching

@Projection
struct Owner {
    var name: String
    var pets: [Pet]
}

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'Pet' has no such member; it has 'id', 'name', 'weight', 'isVaccinated', 'ownerID', 'owner' and 'toys'}}
let owners = User.request().all().select { Owner.selecting(name: $0.name, pets: $0.pets.where { $0.score > 3 }) }
