import Fetching

@Fetchable
struct Account {
    let id: Int
    // expected-error@+2 {{'@Unique' cannot be combined with '@FetchingIgnored', because an ignored property has no column}}
    // expected-note@+1 {{Remove '@Unique'}}
    @FetchingIgnored @Unique var code = 1
}
