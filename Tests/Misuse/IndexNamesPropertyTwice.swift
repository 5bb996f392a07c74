import Fetching

@Fetchable
// expected-error@+1 {{'name' stands twice in the same index}}
@Index(\.name, \.name.descending)
struct Account {
    let id: Int
    var name: String
}
