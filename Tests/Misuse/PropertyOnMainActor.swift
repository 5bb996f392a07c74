import Fetching

@Fetchable
// expected-error@+1 {{class 'Account' has no initializers}}
final class Account {
    var id = 0
    // expected-error@+2 {{'name' cannot be read from a column, because rows are decoded outside 'MainActor'}}
    // expected-note@+1 {{stored property 'name' without initial value prevents synthesized initializers}}
    @MainActor var name: String
}
