import Fetching

@Projection
struct Line {
    // expected-error@+1 {{'@Projection' cannot read the properties of a tuple pattern; declare each property by itself}}
    var (name, age): (String, Int)
}
