import Fetching

// expected-error@+1 {{'@Projection' cannot be applied to a class: only a struct has an initializer for all of its properties}}
@Projection
final class Line { var name = "" }
