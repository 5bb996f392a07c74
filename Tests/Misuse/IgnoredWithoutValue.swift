import Fetching

@Fetchable
struct Account {
    let id: Int
    // expected-error@+1 {{'isSelected' needs an initial value, because it is ignored when a row is decoded}}
    @FetchingIgnored var isSelected: Bool
}
