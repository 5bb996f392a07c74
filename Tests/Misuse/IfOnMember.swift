import Fetching

let users = User.request().all().where {
    // expected-error@+1 {{cannot convert value of type 'FetchableMember<User, Bool>' to expected condition type 'Bool'}}
    if $0.isAdmin { $0.score > 10 }
}
