import Fetching

// expected-error@+1 {{referencing instance method 'aggregate' on 'FetchableRequest' requires the types 'User?' and '[User]' be equivalent}}
let count = User.request().first().aggregate(\.count)
