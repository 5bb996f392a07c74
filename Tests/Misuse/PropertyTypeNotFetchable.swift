import Fetching

struct Point { var x = 0.0 }

@Fetchable
struct Account {
    let id: Int
    var origin: Point
}

// expected-expansion@-2:1 {{
//   expected-error@8 {{type 'Point' does not conform to protocol 'FetchableValue'}}
// }}
