import Fetching

// expected-error@+1 {{subscript index of type 'FetchableMember<User, String>._NoSuchMember' (aka '`has isIn, isNotIn, and for text hasPrefix, contains, isLike, matches, isEmpty and others`') in a key path must be Hashable}}
let users = User.request().all().including(\.name.required)
