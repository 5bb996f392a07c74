import Fetching

enum Level: String { case low, high }

@Fetchable
struct Account {
    let id: Int
    var level: Level
}

// expected-expansion@-2:1 {{
//   expected-error@8 {{type 'Level' does not conform to protocol 'FetchableValue'}}
//   expected-error@10 {{cannot infer type of closure parameter '$0' without a type annotation}}
// }}
