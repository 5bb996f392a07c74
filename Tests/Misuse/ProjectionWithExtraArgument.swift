import Fetching

@Projection
struct Line {
    var name: String
    var nickname: String?
    var score: Double
}

let lines = User.request().all().select {
    // expected-error@+1 {{extra argument 'age' in call}}
    Line.selecting(name: $0.name, nickname: $0.nickname, score: $0.score, age: $0.id)
}
