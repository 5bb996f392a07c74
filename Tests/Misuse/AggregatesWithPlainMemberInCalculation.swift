import Fetching

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: a group has 'key', 'count', 'sum', 'average', 'min' and 'max'; a member of its models stands in these}}
let score = User.request().all().aggregate { $0.max(\.score) - $0.score }
