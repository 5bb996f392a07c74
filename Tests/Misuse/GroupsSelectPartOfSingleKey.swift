import Fetching

// expected-error@+1 {{subscript index of type 'FetchExpression<User, Plan>._NoSuchMember' (aka '`has isEmpty and unicodeScalarCount of text, asDouble of a number, and more in a closure`') in a key path must be Hashable}}
let groups = User.request().all().grouped(by: \.plan).select(\.key.0)
