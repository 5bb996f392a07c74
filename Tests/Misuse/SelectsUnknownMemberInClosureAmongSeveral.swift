import Fetching

// expected-error@+1 {{value of type 'User.FetchableMembers' has no member 'scor'}}
let names = User.request().all().select(\.id, { $0.scor * 2 }, \.score)
