import Fetching

let users = User.request().all().select(
    \.id,
    // expected-error@+1 {{'buildBlock' is unavailable: a closure selects one value; pass a closure for each}}
    {
        $0.name
        $0.score
    })
