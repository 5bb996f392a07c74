import Fetching

struct Plain: Codable, Sendable { var city: String }

@Fetchable
struct Branch {
    let id: Int
    @FetchingStorage(.json) var address: Plain
}

// expected-expansion@-2:1 {{
//   expected-error@8 {{type 'Plain' does not conform to protocol 'FetchableValue'}}
//   expected-error@8 {{cannot infer contextual base in reference to member 'json'}}
// }}
