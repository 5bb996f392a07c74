import Fetching

// expected-error@+1 {{no exact matches in reference to instance method 'page'}}
let tags = Tag.request().all().select(\.name).page(size: 10)
