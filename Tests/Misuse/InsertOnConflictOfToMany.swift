import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{key path value type 'ToManyMember<User, Pet>' cannot be converted to contextual type 'any ColumnMember<User>'}}
    _ = User.insert(users).onConflict(\.pets, .ignore)
}
