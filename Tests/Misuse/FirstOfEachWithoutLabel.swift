import Fetching

// expected-warning@+1 {{'first(nth:after:where:)' is deprecated: name the groups: 'first(nth: 3, ofEach: { … })', or keep models by a 'where' of its own}}
let admins = User.request().all().first(nth: 3) { $0.isAdmin }

// expected-warning@+2 {{'first(nth:after:where:)' is deprecated: name the groups: 'first(nth: 3, ofEach: { … })', or keep models by a 'where' of its own}}
// expected-error@+1 {{only a Bool is a condition: compare the value}}
let users = User.request().all().first(nth: 3) { $0.score * 2 }
