import Fetching

func owners(of toy: Toy) -> FetchableRequest<User, [User]> {
    // expected-error@+1 {{conformance of 'RelatedMembers<Model, Target>' to 'ComparableWithOtherModels' is unavailable: compare it with a model or key of its own type if that has a key; unwrap what may be nil}}
    User.request().all().where { $0.pets.contains { $0 == toy } }
}
