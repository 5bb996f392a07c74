import Fetching

// expected-error@+1 {{instance method 'select' requires that 'RelatedModels<User, Pet>' conform to 'FetchableSelection'}}
let pets = User.request().all().select(\.pets)
