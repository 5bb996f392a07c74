import Fetching

// expected-error@+1 {{subscript index of type 'FetchExpression<User, Plan>._NoSuchMember' (aka '`has isIn, isNotIn, and for text hasPrefix, contains, isLike, matches, isEmpty and others`') in a key path must be Hashable}}
let groups = User.request().all().grouped(by: \.plan).select(\.key.0)
