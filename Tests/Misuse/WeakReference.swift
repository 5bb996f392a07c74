import Fetching

@Fetchable
final class Account {
    var id = 0
    // expected-error@+2 {{'owner' cannot be read from a column, because it does not own its value ('weak')}}
    // expected-note@+1 {{Add '@FetchingIgnored'}}
    weak var owner: Account?
}
