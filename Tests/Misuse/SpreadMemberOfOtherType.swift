import Fetching

// expected-error@+1 {{conformance of 'ComparedValue<Value>' to 'ComparableWithOtherTypes' is unavailable: compare it with a value or member of its own type and of the same model}}
let offices = Office.request().all().where { $0.id > 3 && $0.site.city == 5 && $0.former.floor > 1 }
