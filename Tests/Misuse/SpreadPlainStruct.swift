import Fetching

// expected-note@+1 {{'Plain' declared here}}
struct Plain: Sendable { var city: String }

@Fetchable
struct Branch {
    let id: Int
    @FetchingStorage(.columns) var address: Plain
}

// expected-expansion@-2:1 {{
//   expected-error@8 {{'FetchableColumns' is not a member type of struct 'Misuse.Plain'}}
//   expected-note@17 {{getter for 'subscript(dynamicMember:)' has been explicitly marked unavailable here}}
// }}
// expected-expansion@-6:2 {{
//   expected-error@15 {{getter for 'subscript(dynamicMember:)' is unavailable: 'Branch' has no such member; it has 'id' and 'address'}}
// }}
