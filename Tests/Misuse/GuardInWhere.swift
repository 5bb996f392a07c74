import Fetching

let minimum: Double? = 10
// expected-error@+1 {{no exact matches in call to instance method 'where'}}
let users = User.request().all().where {
    guard let minimum else { $0.isAdmin }
    $0.score > minimum
}
