import Fetching

// expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
let shops = Shop.request().all().where { $0.id > 3 && $0.former.floor > "5" && $0.address.floor > 1 }
