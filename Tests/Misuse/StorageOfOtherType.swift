import Fetching

@Fetchable
struct Account {
    let id: Int
    @FetchingStorage(.unixSeconds) var name: String
}

// expected-expansion@-2:1 {{
//   expected-error@8 {{no exact matches in call to initializer }}
// }}

// expected-expansion@-6:2 {{
//   expected-error@21 {{cannot convert value of type 'String.Type' to expected argument type 'Date?.Type'}}
// }}
