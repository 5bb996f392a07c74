import Fetching

// expected-error@+1 {{conformance of 'Double' to 'ComparableWithOtherTypes' is unavailable: compare it with a 'Double' of the same model: convert another number by 'Double(…)'}}
let users = User.request().all().where { $0.score.contains("1") }
