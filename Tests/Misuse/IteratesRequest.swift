import Fetching

func names() -> [String] {
    var names: [String] = []
    // expected-error@+1 {{for-in loop requires 'FetchableRequest<User, [User]>' to conform to 'Sequence'}}
    for user in User.request().all() { names.append(user.name) }
    return names
}
