import Fetching

@Projection
struct Line {
    var name: String
    var score: Double

    // expected-error@+1 {{'Line' has no 'init(name:score:)', which '@Projection' calls, because this initializer takes its place; move it to an extension}}
    init(_ user: User) {
        name = user.name
        score = user.score
    }
}
