import Fetching

// expected-error@+1 {{'@Projection' cannot be applied to an enum: only a struct has an initializer for all of its properties}}
@Projection
enum Line { case name }
