import Fetching

// expected-error@+1 {{cannot convert value of type 'FetchParameter<User, String>' to expected argument type 'FetchParameter<User, Int>'}}
let byName = User.prepared(String.self) { count in User.request().all().limit(count) }
