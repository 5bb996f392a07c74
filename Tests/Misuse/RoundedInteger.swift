import Fetching

// expected-error@+1 {{instance method 'rounded' requires that 'Int' conform to 'FractionalNumber'}}
let users = User.request().all().where { $0.id.rounded() == 1 }
