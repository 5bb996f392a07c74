import Fetching

@Projection
struct Owner {
    var name: String
    var pets: [Pet]
}

// expected-error@+1 {{value of type 'Pet.FetchableMembers' has no member 'score'}}
let owners = User.request().all().select { Owner.selecting(name: $0.name, pets: $0.pets.where { $0.score > 3 }) }
