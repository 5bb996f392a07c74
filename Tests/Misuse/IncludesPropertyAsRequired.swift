import Fetching

// expected-error@+1 {{subscript index of type 'FetchableMember<User, String>._NoSuchMember' (aka '`has isEmpty and unicodeScalarCount of text, asDouble of a number, and more in a closure`') in a key path must be Hashable}}
let users = User.request().all().including(\.name.required)
