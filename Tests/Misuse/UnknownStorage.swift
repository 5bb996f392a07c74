import Fetching
import Foundation

@Fetchable
struct Account {
    let id: Int
    // expected-error@+1 {{type 'FetchableStorage' has no member 'unixHours'}}
    @FetchingStorage(.unixHours) var date: Date
}

// expected-expansion@-2:1 {{
//   expected-error@8 {{type 'JSONStorage' has no member 'unixHours'}}
//   expected-error@42 {{type 'JSONStorage' has no member 'unixHours'}}
// }}

// expected-expansion@-7:2 {{
//   expected-error@21 {{type 'JSONStorage' has no member 'unixHours'}}
//   expected-error@28 {{type 'JSONStorage' has no member 'unixHours'}}
// }}
