import Fetching

// expected-error@+1 {{referencing operator function '==' on 'RefusingModels' requires that 'FetchWindowValue<User.FetchableMembers.Model, Int>' (aka 'FetchWindowValue<User, Int>') conform to 'RefusingModels'}}
let users = User.where { $0.isAdmin && $0.over(partition: \.name).count == 1 }
