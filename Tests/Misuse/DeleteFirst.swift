import Fetching

func change(_ users: inout [User]) throws {
    // expected-error@+1 {{referencing instance method 'delete(in:)' on 'FetchableRequest' requires the types 'User?' and '[User]' be equivalent}}
    try User.request().first().where { $0.isAdmin }.delete(in: &users)
}
