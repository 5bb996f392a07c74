import Fetching

struct Keeper: PolicyPrincipal {
    let id: Int
}

// expected-error@+2 {{type 'Pet' does not conform to protocol 'PolicedFetchable'}}
// expected-note@+1 {{add stubs for conformance}}
extension Pet: @retroactive PolicedFetchable {
    static let policy = Policy<House, Keeper> { house, _ in house.floors > 1 }
}
