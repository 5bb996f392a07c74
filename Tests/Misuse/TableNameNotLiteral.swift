import Fetching

let table = "account"

// expected-error@+1 {{The table name must be a string literal without interpolation, because it is read at compile time}}
@Fetchable(table)
struct Account { let id: Int }
