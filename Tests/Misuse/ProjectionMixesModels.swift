import Fetching

@Projection
struct Line {
    var name: String
    var nickname: String?
    var score: Double
}

let lines = User.request().all().select {
    // expected-error@+1 {{cannot convert value of type 'Pet' to expected argument type 'User'}}
    Line.selecting(name: $0.name, nickname: $0.nickname, score: Pet.fetchableMembers.weight)
}
