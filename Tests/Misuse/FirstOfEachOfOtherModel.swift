import Fetching

// expected-error@+1 {{instance method 'first(nth:after:ofEach:)' requires the types 'User' and 'Pet' be equivalent}}
let users = User.request().all().first(nth: 3, ofEach: { _ in Pet.fetchableMembers.name })
