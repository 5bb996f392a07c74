import Fetching

@Fetchable
struct Account {
    let id: Int
    // expected-error@+2 {{'plan' needs a type annotation, because '@Fetchable' cannot read the type from its initial value}}
    // expected-note@+1 {{Add the type of 'plan'}}
    var plan = Plan.premium
}
