import Fetching

@Fetchable
struct Account {
    let id: Int
    // expected-error@+1 {{'second' and 'first' have the same column 'a'}}
    @FetchingName("a") var first: String, second: String
}
