import Fetching

@Fetchable
struct Account {
    let id: Int
    var name: String
    // expected-error@+1 {{'title' and 'name' have the same column 'name'}}
    @FetchingName("name") var title: String
}
