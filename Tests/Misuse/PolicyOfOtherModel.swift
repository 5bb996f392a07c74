import Fetching

struct Keeper: PolicyPrincipal {
    let id: Int
}

// expected-error@+1 {{type 'Pet' does not conform to protocol 'PolicedFetchable'}}
extension Pet: PolicedFetchable {
    static let policy = Policy<House, Keeper> { house, _ in house.floors > 1 }
}
