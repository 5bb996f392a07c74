import Fetching

// expected-error@+1 {{referencing instance method 'page(size:after:)' on 'ModelRequest' requires that 'Tag' conform to 'KeyedFetchable'}}
let tags = Tag.request().all().page(size: 10)
