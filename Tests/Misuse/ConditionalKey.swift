import Fetching

@Fetchable
struct Account {
    #if DEBUG
    // expected-error@+1 {{'id' inside '#if' would be the key in some builds only; move it out of '#if'}}
    let id: Int
    #endif
    var name: String
}
