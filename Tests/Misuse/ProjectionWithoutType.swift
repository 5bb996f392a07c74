import Fetching

@Projection
struct Line {
    var name: String
    // expected-error@+2 {{'plan' needs a type annotation, because '@Projection' cannot read the type from its initial value}}
    // expected-note@+1 {{Add the type of 'plan'}}
    var plan = Plan.premium
}
