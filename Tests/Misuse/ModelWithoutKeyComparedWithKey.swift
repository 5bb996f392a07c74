import Fetching

// expected-error@+1 {{referencing operator function '==' on 'RefusingModels' requires that 'Tag.FetchableMembers' conform to 'RefusingModels'}}
let tags = Tag.request().first().where { $0 == 1 }
