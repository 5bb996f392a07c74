import Fetching

// expected-error@+1 {{'grouped(by:)' is unavailable: group by a value: a reference such as '\.ownerID', or a member behind it such as '\.owner.name'}}
let groups = User.request().all().grouped(by: \.house)
