import Fetching

@FetchableFields(.columns)
struct Plain: Sendable {
    var city: String
    var rates: [String: Int]
}

// expected-expansion@-2:1 {{
//   expected-error@6 {{type '[String : Int]' does not conform to protocol 'FetchableValue'}}
//   expected-error@16 {{cannot assign through dynamic lookup property: 'self' is immutable}}
//   expected-error@16 {{cannot assign value of type 'FetchableMember<FetchedModel, [String : Int]>' to type 'UnknownMember<FetchedModel>'}}
//   expected-error@16 {{instance method 'member(_:column:keyPath:value:)' requires that 'Dictionary<String, Int>' conform to 'FetchableValue'}}
//   expected-error@21 {{getter for 'subscript(dynamicMember:)' is unavailable: 'Plain' has no such member; it has 'city' and 'rates'}}
//   expected-note@25 {{getter for 'subscript(dynamicMember:)' has been explicitly marked unavailable here}}
// }}
