import Fetching

// expected-error@+2 {{'@Index' has no effect, because 'Account' does not have '@Fetchable'}}
// expected-note@+1 {{Remove '@Index'}}
@Index(\.name)
struct Account {
    let id: Int
    var name: String
}
