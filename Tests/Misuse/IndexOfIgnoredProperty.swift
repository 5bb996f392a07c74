import Fetching

@Fetchable
// expected-error@+1 {{'isOpen' cannot be indexed: an ignored property has no column}}
@Index(\.isOpen)
struct Account {
    let id: Int
    @FetchingIgnored var isOpen = false
}
