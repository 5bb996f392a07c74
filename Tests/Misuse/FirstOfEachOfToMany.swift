import Fetching

// expected-error@+1 {{instance method 'first(nth:after:ofEach:)' requires that 'ToManyMember<User, Pet>' conform to 'FetchableOperand'}}
let users = User.request().all().first(nth: 3, ofEach: \.pets)
