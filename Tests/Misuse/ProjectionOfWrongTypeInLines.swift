import Fetching

@Projection
struct Line {
    var name: String
    var nickname: String?
    var score: Double
}

let lines = User.request().all().select {
    Line.selecting(
        name: $0.name,
        nickname: $0.nickname,
        // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Double'}}
        score: $0.name)
}
