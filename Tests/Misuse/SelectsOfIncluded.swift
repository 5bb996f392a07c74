import Fetching

// expected-error@+1 {{'select' is unavailable: select before including: '.select(…).including(…)'}}
let names = User.request().all().including(\.pets).select(\.name)
