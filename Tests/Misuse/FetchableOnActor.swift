import Fetching

// expected-error@+1 {{'@Fetchable' cannot be applied to an actor: the properties of an actor cannot be read synchronously}}
@Fetchable
actor Account { var id = 0 }
