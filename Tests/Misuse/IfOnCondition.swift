import Fetching

let users = User.request().all().where {
    // expected-error@+1 {{referencing operator function '>' on 'BinaryInteger' requires that 'FetchableMember<User, Double>' conform to 'BinaryInteger'}}
    if $0.score > 10 { $0.isAdmin }
}
