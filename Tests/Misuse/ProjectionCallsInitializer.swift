import Fetching

@Projection
struct Line {
    var name: String
    var nickname: String?
    var score: Double
}

// expected-error@+4 {{instance method 'select' requires that 'Line' conform to 'FetchableSelection'}}
// expected-error@+3 {{cannot convert value of type 'FetchableMember<User, String>' to expected argument type 'String'}}
// expected-error@+2 {{cannot convert value of type 'FetchableMember<User, String?>' to expected argument type 'String'}}
// expected-error@+1 {{cannot convert value of type 'FetchableMember<User, Double>' to expected argument type 'Double'}}
let lines = User.request().all().select { Line(name: $0.name, nickname: $0.nickname, score: $0.score) }
