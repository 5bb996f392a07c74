import Fetching

// expected-error@+1 {{instance method 'grouped(by:)' requires the types 'User' and 'Pet' be equivalent}}
let groups = User.request().all().grouped { _ in Pet.fetchableMembers.name }
