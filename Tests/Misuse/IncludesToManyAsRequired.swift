import Fetching

// expected-error@+3 {{cannot convert value of type 'KeyPath<User.FetchableMembers, RelatedModels<User, Pet>>' to expected argument type 'KeyPath<User.FetchableMembers, RelatedModel<User, Target>>'}}
// expected-note@+2 {{arguments to generic parameter 'Value' ('RelatedModels<User, Pet>' and 'RelatedModel<User, Target>') are expected to be equal}}
// expected-error@+1 {{generic parameter 'Target' could not be inferred}}
let users = User.request().all().including(required: \.pets)
