import Fetching

// expected-error@+1 {{referencing instance method 'select' on 'FetchableRequest' requires the types 'User?' and '[User]' be equivalent}}
let names = User.request().first().select(\.name).intersection(User.request().all().select(\.name))
