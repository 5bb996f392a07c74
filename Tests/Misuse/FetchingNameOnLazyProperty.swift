import Fetching

@Fetchable
struct Account {
    let id: Int
    // expected-error@+2 {{'@FetchingName' can only be applied to a stored property: a lazy property has no column}}
    // expected-note@+1 {{Remove '@FetchingName'}}
    @FetchingName("code") lazy var code = 1
}
