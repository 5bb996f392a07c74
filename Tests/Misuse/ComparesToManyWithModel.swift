import Fetching

func owners(of pet: Pet) -> FetchableRequest<User, [User]> {
    // expected-error@+1 {{conformance of 'ToManyMember<Model, Target>' to 'ComparableWithOtherModels' is unavailable: it stands for any number of models: use 'isEmpty' or 'contains'}}
    User.request().all().where { $0.pets == pet }
}
