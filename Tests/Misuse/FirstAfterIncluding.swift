import Fetching

// expected-error@+1 {{value of type 'LoadingRequest<User, [(User, [Pet])]>' has no member 'first'}}
let users = User.request().all().including(\.pets).first(nth: 3)
