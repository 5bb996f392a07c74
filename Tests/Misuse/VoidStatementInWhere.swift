import Fetching

let users = User.request().all().where {
    // expected-error@+2 {{type '()' cannot conform to 'FetchableCondition'}}
    // expected-note@+1 {{only concrete types such as structs, enums and classes can conform to protocols}}
    print("filtering")
    $0.isAdmin
}
