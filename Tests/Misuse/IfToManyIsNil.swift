import Fetching

let users = User.request().all().where {
    // expected-warning@+2 {{comparing non-optional value of type 'RelatedModels<User, Pet>' to 'nil' always returns false}}
    // expected-error@+1 {{call can throw, but it is not marked with 'try' and the error is not handled}}
    if $0.pets == nil { $0.isAdmin }
}
