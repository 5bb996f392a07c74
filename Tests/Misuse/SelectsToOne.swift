import Fetching

// expected-error@+1 {{instance method 'select' requires that 'RelatedModel<User, House>' conform to 'FetchableSelection'}}
let houses = User.request().all().select(\.house)
