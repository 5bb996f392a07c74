import Fetching

@Fetchable
struct Account {
    let id: Int
    // expected-error@+2 {{'@PrimaryKey' can only be applied to a stored property: a computed property has no column}}
    // expected-note@+1 {{Remove '@PrimaryKey'}}
    @PrimaryKey var code: Int { id }
}
