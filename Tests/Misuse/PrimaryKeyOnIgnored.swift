import Fetching

@Fetchable
struct Account {
    let id: Int
    // expected-error@+2 {{'@PrimaryKey' cannot be combined with '@FetchingIgnored', because an ignored property has no column}}
    // expected-note@+1 {{Remove '@PrimaryKey'}}
    @FetchingIgnored @PrimaryKey var code = 1
}
