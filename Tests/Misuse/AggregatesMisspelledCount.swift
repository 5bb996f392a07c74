import Fetching

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: a group has 'key', 'count', 'sum', 'average', 'min' and 'max'; a member of its models stands in these}}
let count = User.request().all().aggregate(\.cuont)
