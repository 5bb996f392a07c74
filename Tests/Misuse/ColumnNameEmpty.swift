import Fetching

@Fetchable
struct Account {
    let id: Int
    // expected-error@+1 {{The column name is empty; remove '@FetchingName' to use the name of the property}}
    @FetchingName("") var name: String
}
