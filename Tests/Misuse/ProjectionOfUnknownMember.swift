import Fetching

@Projection
struct Line {
    var name: String
    var nickname: String?
    var score: Double
}

// expected-error@+1 {{value of type 'User.FetchableMembers' has no member 'nam'}}
let lines = User.request().all().select { Line.selecting(name: $0.nam, nickname: $0.nickname, score: $0.score) }
