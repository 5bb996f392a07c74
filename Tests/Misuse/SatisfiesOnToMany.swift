import Fetching

let isHeavy = Pet.predicate { $0.weight > 10 }
// expected-error@+1 {{conformance of 'ToManyMember<Model, Target>' to 'HasThisMember' is unavailable: it has 'isEmpty', 'count', 'contains', 'allSatisfy', 'sum', 'average', 'min' and 'max', and the members of its models in their closures; and to be loaded 'where', 'sorted' and 'first(nth:)'}}
let users = User.request().all().where { $0.pets.satisfies(isHeavy) }
