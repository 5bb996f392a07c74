import Fetching

// expected-error@+1 {{conformance of 'Int' to 'OrderedAmongOtherTypes' is unavailable: compare it with an 'Int' of the same model: convert another number by 'Int(…)'}}
let shops = Shop.request().all().where { $0.id > 3 && $0.former.floor > "5" && $0.address.floor > 1 }
