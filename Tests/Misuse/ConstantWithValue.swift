import Fetching

@Fetchable
struct Account {
    let id: Int
    // expected-error@+3 {{'limit' cannot be read from a column, because it is a constant that already has a value}}
    // expected-note@+2 {{Make it 'var'}}
    // expected-note@+1 {{Add '@FetchingIgnored'}}
    let limit = 5
}
