import Fetching

let pets = Pet.request().all().where {
    // expected-warning@+2 {{comparing non-optional value of type 'RelatedModel<Pet, User>' to 'nil' always returns true}}
    // expected-error@+1 {{call can throw, but it is not marked with 'try' and the error is not handled}}
    if nil != $0.owner { $0.isVaccinated }
}
