import Fetching

// expected-error@+1 {{value of type 'User.FetchableMembers' has no member 'nam'}}
let names = User.request().all().select(\.nam)
