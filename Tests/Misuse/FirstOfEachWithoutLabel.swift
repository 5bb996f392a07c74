import Fetching

// expected-warning@+1 {{'first(nth:after:where:)' is deprecated: name the groups: 'first(nth: 3, ofEach: { … })', or keep models by a 'where' of its own}}
let users = User.request().all().first(nth: 3) { $0.isAdmin }
