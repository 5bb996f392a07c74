import Fetching

@Fetchable
struct Cage {
    let id: Int
    var petID: Int
}

extension Cage {
    static let pet = ToOne<Cage, Pet>(\.petID)
}

// expected-error@+1 {{value of type 'Cage.FetchableMembers' has no member 'pet'}}
let cages = Cage.request().all().where { $0.pet.name == "Rex" }
