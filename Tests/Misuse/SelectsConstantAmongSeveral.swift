import Fetching

let names = User.request().all().select(
    \.name,
    // expected-error@+1 {{static method 'buildExpression' requires that 'Int' conform to 'FetchableSelection'}}
    { _ in 5 })
