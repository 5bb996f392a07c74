import Fetching

// expected-error@+1 {{The table name must be a string literal without interpolation, because it is read at compile time}}
@Fetchable("account\(1)")
struct Account { let id: Int }
