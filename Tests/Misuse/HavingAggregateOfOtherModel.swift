import Fetching

// expected-error@+1 {{instance method 'sum' requires the types 'User' and 'Pet' be equivalent}}
let groups = User.request().all().grouped(by: \.plan).having { $0.sum { _ in Pet.fetchableMembers.weight } > 3 }.select(\.key)
