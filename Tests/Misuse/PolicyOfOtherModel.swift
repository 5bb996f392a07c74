import Fetching

struct Keeper: PolicyPrincipal {
    let id: Int
}

// expected-error@+1 {{x}}
extension Pet: PolicedFetchable {
    static let policy = Policy<House, Keeper> { house, _ in house.floors > 1 }
}
