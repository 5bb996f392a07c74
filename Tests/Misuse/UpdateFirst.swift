import Fetching

func change(_ users: inout [User]) throws {
    // expected-error@+1 {{referencing instance method 'update(in:_:)' on 'FetchableRequest' requires the types 'User?' and '[User]' be equivalent}}
    try User.request().first().where { $0.isAdmin }.update(in: &users) { $0.score += 1 }
}
