import Fetching

// expected-error@+1 {{value of type 'Pet.FetchableMembers' has no member 'nmae'}}
let users = User.request().all().including(\.pets) { $0.sorted(by: .ascending(\.nmae)) }
