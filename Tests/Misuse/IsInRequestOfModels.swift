import Fetching

// expected-error@+1 {{instance method 'isIn' requires that 'FetchableRequest<Pet, [Pet]>' conform to 'Sequence'}}
let users = User.request().all().where { $0.id.isIn(Pet.request().all()) }
