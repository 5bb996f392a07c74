import Fetching

@Fetchable
struct Account {
    let id: Int
    var names: [String]
}

// expected-expansion@-2:1 {{
//   expected-error@8 {{type '[String]' does not conform to protocol 'FetchableValue'}}
//   expected-error@10 {{cannot infer type of closure parameter '$0' without a type annotation}}
// }}
