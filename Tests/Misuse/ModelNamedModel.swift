import Fetching

@Fetchable
// expected-error@+1 {{'@Fetchable' cannot be applied to a type named 'Model', because the generated code uses that name}}
struct Model { let id: Int }
