import Fetching

let users = User.request().all().where {
    // expected-error@+2 {{conformance of 'ValueOfRow<Value>' to 'NilTestable' is unavailable: its test for nil is a condition of a request, and has no value for 'if', 'while' or '?:'}}
    // expected-warning@+1 {{comparing non-optional value of type 'FetchableMember<User, String?>' to 'nil' always returns false}}
    if $0.nickname == nil {
        $0.id == 5
    }
}
