import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+2 {{type '(FetchableMember<User, Int>, FetchableMember<User, String>)' cannot conform to 'ReturnedSelection'}}
    // expected-note@+1 {{only concrete types such as structs, enums and classes can conform to protocols}}
    _ = User.insert(users).returning { ($0.id, $0.name) }
}
