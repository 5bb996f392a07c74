import Fetching

// expected-error@+1 {{referencing instance method 'exists()' on 'FetchableRequest' requires the types 'User?' and '[User]' be equivalent}}
let isThere = User.request().first().exists()
