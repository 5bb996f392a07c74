import Fetching

let users = User.request().all().where {
    // expected-error@+1 {{cannot convert value of type 'FetchPredicate<User>' to expected condition type 'Bool'}}
    if $0.pets.isEmpty { $0.score > 3 }
}
