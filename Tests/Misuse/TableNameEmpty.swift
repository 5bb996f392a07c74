import Fetching

// expected-error@+1 {{The table name is empty; leave it out to use the name of the type}}
@Fetchable("")
struct Account { let id: Int }
