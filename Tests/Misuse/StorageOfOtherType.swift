import Fetching

@Fetchable
struct Account {
    let id: Int
    @FetchingStorage(.unixSeconds) var name: String
}

// expected-expansion@-2:1 {{
//   expected-error@8 {{no exact matches in call to initializer }}
//   expected-error@41 {{cannot convert value of type 'String' to expected argument type 'Date'}}
// }}

// expected-expansion@-7:2 {{
//   expected-error@21 {{cannot convert value of type 'String.Type' to expected argument type 'Date?.Type'}}
//   expected-error@28 {{cannot convert value of type 'String' to expected argument type 'Date'}}
// }}
