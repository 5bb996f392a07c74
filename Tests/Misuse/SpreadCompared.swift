import Fetching

// expected-error@+1 {{conformance of 'Spread<Members>' to 'ComparableWithOtherModels' is unavailable: a struct in columns is compared member by member}}
let offices = Office.request().all().where { $0.site == $0.former && $0.id > 3 }
