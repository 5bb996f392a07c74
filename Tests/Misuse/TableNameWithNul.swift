import Fetching

// expected-error@+1 {{The table name contains a NUL character, where databases cut it off}}
@Fetchable("a\0b")
struct Account { let id: Int }
