import Fetching

// expected-error@+1 {{conformance of 'RelatedMembers<Model, Target>' to 'ComparableWithOtherModels' is unavailable: compare it with a model of its own type, or with the key of one}}
let users = User.request().all().where { user in user.pets.contains { $0 == user.house } }
