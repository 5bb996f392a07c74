import Fetching

// expected-error@+1 {{conformance of 'ValueWithoutElements<Value>' to 'HasElements' is unavailable: only a text, an array and a set of options contain something: compare the value, or use 'isIn'}}
let users = User.request().all().where { $0.isAdmin && $0.score.contains(3) && $0.name == "a" || $0.bonus > 4 }
