import Fetching

// expected-error@+1 {{conformance of 'Double' to 'OrderedAmongOtherTypes' is unavailable: compare it with a 'Double' of the same model: convert another number by 'Double(…)'}}
let pets = Pet.request().all().where { $0.owner.score > "3" }
