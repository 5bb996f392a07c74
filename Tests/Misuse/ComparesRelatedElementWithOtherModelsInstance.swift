import Fetching

func owners(of toy: Toy) -> FetchableRequest<User, [User]> {
    // expected-error@+1 {{conformance of 'RelatedMembers<Model, Target>' to 'ComparableWithOtherModels' is unavailable: compare it with a model of its own type, or with the key of one}}
    User.request().all().where { $0.pets.contains { $0 == toy } }
}
