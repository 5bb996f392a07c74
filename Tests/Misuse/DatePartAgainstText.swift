import Fetching

// expected-error@+1 {{conformance of 'Int' to 'ComparableWithOtherTypes' is unavailable: compare it with an 'Int' of the same model: convert another number by 'Int(…)'}}
let users = User.request().all().where { $0.signupDate.year == "2024" }
