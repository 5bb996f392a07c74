import Fetching

@Fetchable
// expected-error@+1 {{because they are read at compile time}}
@Index(\.name.reversed)
struct Account {
    let id: Int
    var name: String
}
