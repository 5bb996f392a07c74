import Fetching

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'Geo' has no such member; it has 'latitude' and 'label'}}
let shops = Shop.request().all().where { $0.former.annex.height > 3 && $0.id > 3 }
