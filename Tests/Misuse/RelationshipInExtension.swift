import Fetching

@Fetchable
struct Cage {
    let id: Int
    var petID: Int
}

extension Cage {
    static let pet = ToOne<Cage, Pet>(\.petID)
}

// expected-error@+1 {{conformance of 'Cage' to 'HasThisMember' is unavailable: 'Cage' has no such member; it has 'id' and 'petID'}}
let cages = Cage.request().all().where { $0.pet.name == "Rex" }

// expected-expansion@-9:2 {{
//   expected-note@33 {{conformance of 'Cage' to 'HasThisMember' has been explicitly marked unavailable here}}
// }}
