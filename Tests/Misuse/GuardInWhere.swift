import Fetching

let minimum: Double? = 10
// expected-error@+1 {{trailing closure passed to parameter of type 'FetchPredicate<User>' that does not accept a closure}}
let users = User.request().all().where {
    guard let minimum else { $0.isAdmin }
    $0.score > minimum
}
