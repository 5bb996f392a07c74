import Fetching

@Fetchable
struct Cage {
    let id: Int
    var petID: Int
}

extension Cage {
    static let pet = ToOne<Cage, Pet>(\.petID)
}

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: 'Cage' has no such member; it has 'id' and 'petID'}}
let cages = Cage.request().all().where { $0.pet.name == "Rex" }

// expected-expansion@-9:1 {{
//   expected-note@17 {{getter for 'subscript(dynamicMember:)' has been explicitly marked unavailable here}}
// }}
