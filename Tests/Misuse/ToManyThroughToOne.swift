import Fetching

@Fetchable
struct Member {
    let id: Int
    var houseID: Int

    static let house = ToOne<Member, House>(\.houseID)
    // expected-error@+1 {{cannot convert value of type 'ToOne<Member, House>' to expected argument type 'ToMany<Member, Pet>'}}
    static let toys = ToMany<Member, Toy>(through: Member.house, Pet.toys)
}
