import Fetching

// expected-error@+1 {{conformance of 'RelatedModel<Model, Target>' to 'ComparableWithOtherModels' is unavailable: compare it with a model of its own type, with the key of one, or with nil}}
let pets = Pet.request().all().where { $0.owner == $0.ownerID }
