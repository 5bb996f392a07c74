import Fetching

func change(_ users: [User]) {
    // expected-error@+1 {{cannot convert value of type 'FetchableMember<Pet, String>' to closure result type 'any ColumnMember<User>'}}
    _ = User.insert(users).onConflict({ _ in Pet.fetchableMembers.name }, .ignore)
}
