import Fetching

// expected-error@+4 {{instance method 'count(in:)' requires the types 'User' and '((_) -> _).Element' be equivalent}}
// expected-error@+3 {{type '(_) -> _' cannot conform to 'Sequence'}}
// expected-note@+2 {{only concrete types such as structs, enums and classes can conform to protocols}}
// expected-error@+1 {{cannot infer type of closure parameter '$0' without a type annotation}}
let count = User.request().all().count { $0.score }
