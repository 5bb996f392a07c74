import Fetching

@Fetchable
struct Account {
    let id: Int
    // expected-error@+1 {{'@Index' on a property takes no arguments: declare an index of several properties on the type}}
    @Index(\.name) var name: String
}
