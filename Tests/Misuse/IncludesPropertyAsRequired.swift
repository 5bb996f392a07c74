import Fetching

// expected-error@+1 {{value of type 'FetchableMember<User, String>' has no member 'required'}}
let users = User.request().all().including(\.name.required)
