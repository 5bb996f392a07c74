import Fetching

// expected-error@+1 {{referencing operator function '==' on 'ComparableWithOtherModels' requires that 'Tag.FetchableMembers' conform to 'ComparableWithOtherModels'}}
let tags = Tag.request().first().where { $0 == 1 }
