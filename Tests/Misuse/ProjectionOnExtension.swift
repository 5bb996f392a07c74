import Fetching

struct Line { var name: String }

// expected-error@+1 {{'@Projection' cannot be applied to an extension: only a struct has an initializer for all of its properties}}
@Projection
extension Line {}
