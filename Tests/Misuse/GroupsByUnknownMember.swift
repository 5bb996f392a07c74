import Fetching

// expected-error@+1 {{value of type 'User.FetchableMembers' has no member 'pln'}}
let groups = User.request().all().grouped(by: \.pln)
