import Fetching

func request(for pet: Pet) -> FetchableRequest<User, User?> {
    // expected-error@+1 {{compare it with a model or key of its own type}}
    User.request().first().where { $0 == pet }
}
