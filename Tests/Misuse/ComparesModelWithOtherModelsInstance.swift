import Fetching

func request(for pet: Pet) -> FetchableRequest<User, User?> {
    // expected-error@+1 {{binary operator '==' cannot be applied to operands of type 'User.FetchableMembers' and 'Pet'}}
    User.request().first().where { $0 == pet }
}
