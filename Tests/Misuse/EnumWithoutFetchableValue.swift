import Fetching

enum Level: String { case low, high }

@Fetchable
struct Account {
    let id: Int
    var level: Level
}

// expected-expansion@-2:1 {{
//   expected-error@8 {{type 'Level' does not conform to protocol 'FetchableValue'}}
// }}
