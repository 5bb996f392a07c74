import Fetching

@Fetchable
// expected-error@+1 {{'title' cannot be indexed: a computed property has no column}}
@Unique(\.id, \.title)
struct Account {
    let id: Int
    var title: String { "\(id)" }
}
