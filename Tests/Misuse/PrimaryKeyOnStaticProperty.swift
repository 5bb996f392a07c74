import Fetching

@Fetchable
struct Account {
    let id: Int
    // expected-error@+2 {{'@PrimaryKey' can only be applied to a stored property: a static property has no column}}
    // expected-note@+1 {{Remove '@PrimaryKey'}}
    @PrimaryKey static let code = 1
}
