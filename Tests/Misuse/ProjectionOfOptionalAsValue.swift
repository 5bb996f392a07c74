import Fetching

@Projection
struct Line {
    var name: String
    var nickname: String?
    var score: Double
}

// expected-error@+3 {{value of optional type 'String?' must be unwrapped to a value of type 'String'}}
// expected-note@+2 {{coalesce using '??' to provide a default when the optional value contains 'nil'}}
// expected-note@+1 {{force-unwrap using '!' to abort execution if the optional value contains 'nil'}}
let lines = User.request().all().select { Line.selecting(name: $0.nickname, nickname: $0.nickname, score: $0.score) }
