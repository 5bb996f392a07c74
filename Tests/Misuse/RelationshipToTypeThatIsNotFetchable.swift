import Fetching

struct Plain { var id: Int }

@Fetchable
struct Kennel {
    let id: Int
    var plainID: Int

    // expected-error@+2 {{type 'Plain' does not conform to protocol 'Fetchable'}}
    // expected-error@+1 {{cannot infer key path type from context; consider explicitly specifying a root type}}
    static let plain = ToOne<Kennel, Plain>(\.plainID)
}

// expected-expansion@-2:1 {{
//   expected-error@13 {{type 'Plain' does not conform to protocol 'Fetchable'}}
// }}

// expected-expansion@-6:2 {{
//   expected-error@20 {{no exact matches in call to initializer }}
// }}
