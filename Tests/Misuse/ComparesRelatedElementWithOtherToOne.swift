import Fetching

// expected-error@+1 {{conformance of 'RelatedMembers<Model, Target>' to 'ComparableWithOtherModels' is unavailable: compare it with a model or key of its own type if that has a key; unwrap what may be nil}}
let users = User.request().all().where { user in user.pets.contains { $0 == user.house } }
