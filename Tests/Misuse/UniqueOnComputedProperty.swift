import Fetching

@Fetchable
struct Account {
    let id: Int
    // expected-error@+2 {{'@Unique' can only be applied to a stored property: a computed property has no column}}
    // expected-note@+1 {{Remove '@Unique'}}
    @Unique var code: Int { id }
}
