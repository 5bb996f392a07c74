import Fetching

// expected-error@+1 {{conformance of 'ToManyMember<Model, Target>' to 'ComparableWithOtherModels' is unavailable: it stands for any number of models: use 'isEmpty' or 'contains'}}
let users = User.request().all().where { $0.pets == nil }
