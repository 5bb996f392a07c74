import Fetching

// expected-error@+1 {{subscript index of type 'User.FetchableMembers._NoSuchMember' (aka 'User.FetchableMembers.`has id, name, nickname}}
let average = User.request().all().aggregate { $0.average(\.scor) }
