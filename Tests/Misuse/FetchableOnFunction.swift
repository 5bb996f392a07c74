import Fetching

// expected-error@+2 {{'extension' macro cannot be attached to global function ('account')}}
// expected-error@+1 {{'member' macro cannot be attached to global function ('account')}}
@Fetchable
func account() {}
