import Fetching

// expected-error@+1 {{referencing instance method 'union' on 'FetchableRequest' requires the types 'User?' and '[User]' be equivalent}}
let users = User.request().first().union(User.request().first())
