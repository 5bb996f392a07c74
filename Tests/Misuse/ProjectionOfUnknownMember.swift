import Fetching

@Projection
struct Line {
    var name: String
    var nickname: String?
    var score: Double
}

// expected-error@+1 {{cannot convert value of type 'UnknownMember<User>.Output' (aka 'ValueOfUnknownMember') to expected argument type 'String'}}
let lines = User.request().all().select { Line.selecting(name: $0.nam, nickname: $0.nickname, score: $0.score) }
