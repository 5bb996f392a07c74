import Fetching

func change(_ memberships: inout [Membership]) throws {
    // expected-error@+1 {{type 'Membership' has no member 'Draft'}}
    _ = Membership.Draft(userID: 1)
}
