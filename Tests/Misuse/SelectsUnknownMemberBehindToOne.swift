import Fetching

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'House' has no such member; it has 'id', 'street' and 'floors'}}
let streets = User.request().all().select(\.house.stret)
