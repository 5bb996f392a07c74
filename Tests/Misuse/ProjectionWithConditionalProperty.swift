import Fetching

@Projection
struct Line {
    var name: String
    #if swift(>=6)
    // expected-error@+2 {{'score' cannot be inside '#if', because 'selecting' has the same arguments in every build}}
    // expected-note@+1 {{Add '@FetchingIgnored'}}
    var score: Double
    #endif
}
