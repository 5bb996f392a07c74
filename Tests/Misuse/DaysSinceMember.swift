import Fetching

// From the date of another member, it is 'days(from:)'.
let users = User.request().all().where {
    // expected-error@+1 {{cannot convert value of type 'FetchableMember<User, Date>' to expected argument type 'Date'}}
    $0.signupDate.days(since: $0.signupDate) == 3
}
