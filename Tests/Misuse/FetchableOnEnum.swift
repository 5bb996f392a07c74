import Fetching

// expected-error@+1 {{'@Fetchable' cannot be applied to an enum: an enum has no stored properties to read columns into}}
@Fetchable
enum Colour { case red }
