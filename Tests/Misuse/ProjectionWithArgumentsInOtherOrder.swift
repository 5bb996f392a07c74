import Fetching

@Projection
struct Line {
    var name: String
    var nickname: String?
    var score: Double
}

// expected-error@+1 {{argument 'nickname' must precede argument 'score'}}
let lines = User.request().all().select { Line.selecting(name: $0.name, score: $0.score, nickname: $0.nickname) }
