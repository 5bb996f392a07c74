import Fetching

// expected-error@+1 {{referencing instance method 'count()' on 'FetchableRequest' requires the types 'User?' and '[User]' be equivalent}}
let count = User.request().first().count()
