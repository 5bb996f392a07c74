import Fetching

@Projection
struct Line {
    var name: String
    var nickname: String?
    var score: Double
}

// expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Optional<String>'}}
let lines = User.request().all().select { Line.selecting(name: $0.name, nickname: $0.name, score: $0.score) }
