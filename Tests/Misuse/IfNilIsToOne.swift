import Fetching

let pets = Pet.request().all().where {
    // expected-warning@+2 {{comparing non-optional value of type 'ToOneMember<Pet, User>' to 'nil' always returns true}}
    // expected-error@+1 {{conformance of 'ValueOfRow<Value>' to 'NilTestable' is unavailable: its test for nil is a condition of a request, and has no value for 'if', 'while' or '?:'}}
    if nil != $0.owner { $0.isVaccinated }
}
