import Fetching

@Projection
struct Line {
    var name: String
    var nickname: String?
    var score: Double
}

// expected-error@+1 {{instance method 'select' requires the types 'User' and 'Pet' be equivalent}}
let lines = User.request().all().select { _ in
    Line.selecting(
        name: Pet.fetchableMembers.name, nickname: Pet.fetchableMembers.owner.nickname,
        score: Pet.fetchableMembers.weight)
}
