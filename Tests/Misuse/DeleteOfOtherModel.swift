import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{no exact matches in call to static method 'delete'}}
    _ = User.delete(pets[0])
}
