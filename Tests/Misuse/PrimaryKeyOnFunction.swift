import Fetching

@Fetchable
struct Account {
    let id: Int
    // expected-error@+2 {{'@PrimaryKey' can only be applied to a stored property, not to a function}}
    // expected-note@+1 {{Remove '@PrimaryKey'}}
    @PrimaryKey func load() {}
}
