import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{cannot convert value of type 'Int?' to specified type 'Int'}}
    let id: Int = try User.insert(users[0]).onConflict(.ignore).returning(\.id).run(in: &users)
    _ = id
}
