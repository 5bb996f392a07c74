import Fetching

// expected-error@+1 {{referencing instance method 'hasPrefix(_:options:)' on 'FetchableOperand' requires the types 'Optional<Double>.Base' (aka 'Double') and 'String' be equivalent}}
let pets = Pet.request().all().where { $0.owner.score.hasPrefix("3") }
