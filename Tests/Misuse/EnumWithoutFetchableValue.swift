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

// expected-expansion@-7:2 {{
//   expected-error@21 {{instance method 'decode' requires that 'Level' conform to 'FetchableValue'}}
//   expected-note@21 {{did you mean to use '.rawValue'?}}
// }}
