import Fetching

// expected-error@+1 {{instance method 'grouped(by:)' requires that 'ToOneMember<User, House>' conform to 'FetchableOperand'}}
let groups = User.request().all().grouped(by: \.house)
