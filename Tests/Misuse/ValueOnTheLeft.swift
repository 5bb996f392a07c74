import Fetching

// expected-error@+1 {{conformance of 'ValueBeforeMember<Value>' to 'ComparableWithMember' is unavailable: write the member first, as in '$0.score > 10'}}
let users = User.request().all().where { "Joe" == $0.name }
