import Fetching

@Fetchable
struct Account {
    let id: Int
    // expected-error@+1 {{The column name contains a NUL character, where databases cut it off}}
    @FetchingName("a\0b") var name: String
}
