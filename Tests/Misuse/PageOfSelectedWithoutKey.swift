import Fetching

// expected-error@+1 {{no exact matches in call to instance method 'page'}}
let tags = Tag.request().all().select(\.name).page(size: 10)
