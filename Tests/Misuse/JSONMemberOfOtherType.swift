import Fetching

// expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
let shops = Shop.request().all().where { $0.id > 3 && $0.address.city == 5 && $0.address.floor > 1 }
