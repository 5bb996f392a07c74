import Fetching

let users = User.request().all().where {
    // expected-error@+2 {{call can throw, but it is not marked with 'try' and the error is not handled}}
    // expected-warning@+1 {{comparing non-optional value of type 'FetchableMember<User, String?>' to 'nil' always returns false}}
    if $0.nickname == nil {
        $0.id == 5
    }
}
