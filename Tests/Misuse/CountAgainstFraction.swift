import Fetching

// expected-error@+1 {{conformance of 'Int' to 'OrderedAmongOtherTypes' is unavailable: compare it with an 'Int' of the same model: convert another number by 'Int(…)'}}
let users = User.request().all().where { $0.pets.count > 2.5 }
