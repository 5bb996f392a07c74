import Fetching

@Fetchable
struct Member {
    let id: Int

    // expected-error@+1 {{initializer 'init(through:_:_:)' requires the types 'String' and 'Int' be equivalent}}
    static let countries = ToMany<Member, Country>(through: Visit.self, \.memberID, \.country)
}

@Fetchable
struct Visit {
    @PrimaryKey let memberID: String
    @PrimaryKey let country: String
}
