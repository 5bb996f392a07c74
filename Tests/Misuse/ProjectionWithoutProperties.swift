import Fetching

// expected-error@+1 {{'@Projection' needs a stored property: 'Line' has none that could get a value}}
@Projection
struct Line {}
