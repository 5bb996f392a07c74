import Fetching

struct Place {}

// expected-error@+1 {{'appendInterpolation' is unavailable: interpolate a member, a computed value, a value that a column can hold, or the type of a model}}
let users = User.request().all().where { sql("\($0.name) = \(Place())", as: Bool.self) }
