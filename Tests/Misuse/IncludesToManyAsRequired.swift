import Fetching

// expected-error@+1 {{value of type 'ToManyMember<User, Pet>' has no member 'required'}}
let users = User.request().all().including(\.pets.required)
