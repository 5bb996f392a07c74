import Fetching

// expected-error@+1 {{conformance of 'RelatedModels<Model, Target>' to 'ComparableWithNil' is unavailable: it stands for any number of models: use 'isEmpty'}}
let users = User.request().all().where { $0.pets == nil }
