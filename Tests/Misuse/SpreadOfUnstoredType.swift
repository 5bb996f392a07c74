import Fetching

@FetchableFields(.columns)
struct Plain: Sendable {
    var city: String
    var rates: [String: Int]
}

// expected-expansion@-2:1 {{
//   expected-error@5 {{type '[String : Int]' does not conform to protocol 'FetchableValue'}}
//   expected-error@15 {{cannot assign through dynamic lookup property: 'self' is immutable}}
//   expected-error@15 {{cannot assign value of type 'FetchableMember<FetchedModel, [String : Int]>' to type 'UnknownMember<FetchedModel>'}}
//   expected-error@15 {{instance method 'member(_:column:keyPath:value:)' requires that 'Dictionary<String, Int>' conform to 'FetchableValue'}}
//   expected-error@20 {{getter for 'subscript(dynamicMember:)' is unavailable: 'Plain' has no such member; it has 'city' and 'rates'}}
//   expected-note@24 {{getter for 'subscript(dynamicMember:)' has been explicitly marked unavailable here}}
// }}
