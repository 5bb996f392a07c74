import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{conformance of 'Double' to 'OrderedAmongOtherTypes' is unavailable: compare it with a 'Double' of the same model: convert another number by 'Double(…)'}}
    _ = User.insert(users).onConflict(\.id, where: { $0.score < $1.name }) { $0.score = $1.score }
}
