import Fetching

@Projection
struct Line {
    var name: String
    var nickname: String?
    var score: Double
}

// expected-error@+1 {{missing argument for parameter 'nickname' in call}}
let lines = User.request().all().select { Line.selecting(name: $0.name, score: $0.score) }

// expected-expansion@-5:1 {{
//   expected-note@1 {{'selecting(name:nickname:score:)' declared here}}
// }}
