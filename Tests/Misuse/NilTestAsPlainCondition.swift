import Fetching

let users = User.request().all().where {
    // expected-error@+1 {{call can throw, but it is not marked with 'try' and the error is not handled}}
    if $0.nickname == nil {
        $0.id == 5
    }
}
