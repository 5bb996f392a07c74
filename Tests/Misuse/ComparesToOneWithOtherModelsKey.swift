import Fetching

func pets(in country: Country) -> FetchableRequest<Pet, [Pet]> {
    // expected-error@+1 {{conformance of 'ToOneMember<Model, Target>' to 'ComparableWithOtherModels' is unavailable: compare it with nil, or with a model or key of its own type if that has a key; unwrap what may be nil}}
    Pet.request().all().where { $0.owner == country.primaryKey }
}
