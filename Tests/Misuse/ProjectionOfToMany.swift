import Fetching

@Projection
struct Owner {
    var name: String
    var pets: [Pet]
}

// expected-error@+1 {{argument type 'RelatedModels<User, Pet>' does not conform to expected type 'FetchableSelection'}}
let owners = User.request().all().select { Owner.selecting(name: $0.name, pets: $0.pets) }
