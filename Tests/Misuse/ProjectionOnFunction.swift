import Fetching

// expected-error@+2 {{'@Projection' cannot be applied to a function: only a struct has an initializer for all of its properties}}
// expected-error@+1 {{'member' macro cannot be attached to global function ('line')}}
@Projection
func line() {}
