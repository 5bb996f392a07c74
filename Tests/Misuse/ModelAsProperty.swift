import Fetching

@Fetchable
struct Account {
    let id: Int
    var owner: User
}

// expected-expansion@-2:1 {{
//   expected-error@8 {{type 'User' does not conform to protocol 'FetchableValue'}}
// }}
