import Fetching

func owners(of pet: Pet) -> FetchableRequest<User, [User]> {
    // expected-error@+1 {{binary operator '==' cannot be applied to operands of type 'RelatedModels<User, Pet>' and 'Pet'}}
    User.request().all().where { $0.pets == pet }
}
