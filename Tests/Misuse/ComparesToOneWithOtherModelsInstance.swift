import Fetching

func pets(of house: House) -> FetchableRequest<Pet, [Pet]> {
    // expected-error@+1 {{conformance of 'RelatedModel<Model, Target>' to 'ComparableWithOtherModels' is unavailable: compare it with a model of its own type, with the key of one, or with nil}}
    Pet.request().all().where { $0.owner == house }
}
