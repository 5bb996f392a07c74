import Fetching

// expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
let users = User.request().all().page(size: "10")
