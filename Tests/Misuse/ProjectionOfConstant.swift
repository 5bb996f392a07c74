import Fetching

@Projection
struct Line {
    var name: String
    var nickname: String?
    var score: Double
}

// expected-error@+1 {{argument type 'String' does not conform to expected type 'FetchableSelection'}}
let lines = User.request().all().select { Line.selecting(name: "Joe", nickname: $0.nickname, score: $0.score) }
