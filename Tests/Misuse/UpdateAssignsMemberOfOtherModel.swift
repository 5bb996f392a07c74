import Fetching

func change(_ users: inout [User], _ nickname: String?, _ house: House) throws {
    // expected-error@+1 {{cannot assign value of type 'FetchableMember<Pet, Double>' to type 'FetchExpression<User, Double>'}}
    try User.request().all().update(in: &users) { $0.score = Pet.fetchableMembers.weight }
}
