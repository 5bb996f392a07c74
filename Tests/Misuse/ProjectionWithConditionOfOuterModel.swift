import Fetching

@Projection
struct Owner {
    var name: String
    var pets: [Pet]
}

// expected-error@+1 {{conformance of 'Pet' to 'HasThisMember' is unavailable: 'Pet' has no such member; it has 'id', 'name', 'weight'}}
let owners = User.request().all().select { Owner.selecting(name: $0.name, pets: $0.pets.where { $0.score > 3 }) }
