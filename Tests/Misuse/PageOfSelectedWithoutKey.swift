import Fetching

// expected-error@+1 {{referencing instance method 'page(size:after:)' on 'ProjectionRequest' requires that 'Tag' conform to 'KeyedFetchable'}}
let tags = Tag.request().all().select(\.name).page(size: 10)
