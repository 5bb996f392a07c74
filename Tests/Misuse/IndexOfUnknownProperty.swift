import Fetching

@Fetchable
// expected-error@+1 {{'Account' has no property 'nam'; it has 'id', 'name'}}
@Index(\.nam)
struct Account {
    let id: Int
    var name: String
}
