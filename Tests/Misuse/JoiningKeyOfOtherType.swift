import Fetching

@Fetchable
struct Member {
    let id: Int

    // expected-error@+1 {{initializer 'init(through:_:_:)' requires the types 'Int' and 'String' be equivalent}}
    static let countries = ToMany<Member, Country>(through: Visit.self, \.memberID, \.countryID)
}

@Fetchable
struct Visit {
    @PrimaryKey let memberID: Int
    @PrimaryKey let countryID: Int
}
