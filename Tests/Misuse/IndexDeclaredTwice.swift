import Fetching

@Fetchable
// expected-error@+2 {{'name' already has such an index}}
// expected-note@+1 {{Remove '@Index'}}
@Index(\.name)
struct Account {
    let id: Int
    @Unique var name: String
}
