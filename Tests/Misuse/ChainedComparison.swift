import Fetching

// expected-error@+3 {{adjacent operators are in non-associative precedence group 'ComparisonPrecedence'}}
// expected-error@+2 {{conformance of 'ValueBeforeMember<Value>' to 'ComparableWithMember' is unavailable: write the member first, as in '$0.score > 10'}}
// expected-error@+1 {{conformance of 'ComparedValue<Value>' to 'OrderedAmongOtherTypes' is unavailable: compare it with a value or member of its own type, which must have an order, and of the same model}}
let users = User.request().all().where { 10 < $0.score < 20 }
