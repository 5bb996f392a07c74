import Fetching

@Fetchable
struct Account {
    // expected-error@+1 {{'id' needs no index, because the key has a unique one}}
    @Unique let id: Int
    var name: String
}
