import Fetching

// expected-error@+1 {{instance method 'annotated(with:)' requires that 'RelatedModels<User, Pet>' conform to 'FetchableSelection'}}
let users = User.request().all().annotated(with: \.pets)
