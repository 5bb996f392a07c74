import Fetching

// expected-error@+1 {{referencing instance method 'grouped(by:)' on 'FetchableRequest' requires the types 'User?' and '[User]' be equivalent}}
let groups = User.request().first().grouped(by: \.plan)
