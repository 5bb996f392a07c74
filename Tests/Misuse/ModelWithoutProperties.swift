import Fetching

// expected-error@+1 {{'@Fetchable' needs a stored property: 'Account' has none that could be read from a column}}
@Fetchable
struct Account {}
