import Fetching

func copy() {
    // expected-error@+1 {{static method 'insert(from:)' requires that 'FetchableRequest<User, [User]>' conform to 'ValueRequest'}}
    _ = User.insert(from: User.request().all())
}
