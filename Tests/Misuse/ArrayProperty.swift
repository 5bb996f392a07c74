import Fetching

@Fetchable
struct Account {
    let id: Int
    var names: [String?]
}

// expected-expansion@-2:1 {{
//   expected-error@8 {{type 'Optional<String>.StoredValue' (aka 'Optional<String>') does not conform to protocol 'FetchableElement'}}
//   expected-error@8 {{'FetchableMember' requires that 'Optional<String>.StoredValue' (aka 'Optional<String>') conform to 'FetchableElement'}}
// }}
