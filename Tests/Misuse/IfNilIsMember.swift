import Fetching

let users = User.request().all().where {
    // expected-warning@+2 {{comparing non-optional value of type 'FetchableMember<User, String?>' to 'nil' always returns false}}
    // expected-error@+1 {{call can throw, but it is not marked with 'try' and the error is not handled}}
    if nil == $0.nickname { $0.isAdmin }
}
