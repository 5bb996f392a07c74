import Fetching

@Fetchable
struct Account {
    let id: Int
    // expected-error@+1 {{'@Fetchable' cannot read the properties of a tuple pattern; declare each property by itself}}
    var (x, y): (Int, Int)
}
