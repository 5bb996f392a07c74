import Fetching

let users = User.request().all().where {
    // expected-warning@+2 {{comparing non-optional value of type 'ToManyMember<User, Pet>' to 'nil' always returns false}}
    // expected-error@+1 {{conformance of 'ValueOfRow<Value>' to 'NilTestable' is unavailable: its test for nil is a condition of a request, and has no value for 'if', 'while' or '?:'}}
    if $0.pets == nil { $0.isAdmin }
}
