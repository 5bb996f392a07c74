import Fetching

func change(_ users: inout [User], _ pets: inout [Pet]) throws {
    // expected-error@+1 {{missing arguments for parameters 'score', 'bonus', 'visits', 'isAdmin', 'plan', 'rights', 'signupDate' in call}}
    _ = try User.insert(User.Draft(name: "Joe")).run(in: &users)
}
