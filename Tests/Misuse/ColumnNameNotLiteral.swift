import Fetching

let column = "name"

@Fetchable
struct Account {
    let id: Int
    // expected-error@+1 {{The column name must be a string literal without interpolation, because it is read at compile time}}
    @FetchingName(column) var name: String
}
