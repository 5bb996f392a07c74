import Fetching

@Fetchable
// expected-error@+1 {{'@Unique' on a type names its properties}}
@Unique
struct Account {
    let id: Int
    var name: String
}
