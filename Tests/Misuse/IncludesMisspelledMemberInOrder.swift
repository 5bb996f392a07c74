import Fetching

// expected-error@+1 {{value of type 'Pet.FetchableMembers' has no member 'nmae'}}
let users = User.request().all().including { $0.pets.sorted(by: .ascending(\.nmae)) }
