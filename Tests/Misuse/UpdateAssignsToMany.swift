import Fetching

func change(_ users: inout [User], _ nickname: String?, _ house: House) throws {
    // expected-error@+2 {{cannot assign to property: 'pets' is a get-only property}}
    // expected-error@+1 {{cannot assign value of type '[Any]' to type 'ToManyMember<User, Pet>'}}
    try User.request().all().update(in: &users) { $0.pets = [] }
}
