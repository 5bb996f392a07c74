import Fetching

// expected-error@+1 {{binary operator '==' cannot be applied to operands of type 'String' and 'FetchableMember<User, String>'}}
let users = User.request().all().where { "Joe" == $0.name }
