import Fetching

// expected-error@+1 {{'including' is unavailable: include a relationship; what is a property of the model is fetched with it}}
let users = User.request().all().including(\.name)
