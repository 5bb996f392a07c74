import Fetching

@Projection
struct Owner {
    var user: Pet
    var count: Int
}

// expected-error@+1 {{cannot convert value of type 'User.FetchableMembers.Model' (aka 'User') to expected argument type 'Pet'}}
let owners = User.request().all().select { Owner.selecting(user: $0, count: $0.pets.count) }
