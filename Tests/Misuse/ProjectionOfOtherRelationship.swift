import Fetching

@Projection
struct Owner {
    var name: String
    var pets: [Pet]
}

// expected-error@+1 {{cannot convert value of type 'House?' to expected argument type 'Array<Pet>'}}
let owners = User.request().all().select { Owner.selecting(name: $0.name, pets: $0.house) }
