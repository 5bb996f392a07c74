import Fetching

// expected-error@+1 {{instance method 'deleting(returning:)' requires that 'FetchWindowValue<User.FetchableMembers.Model, Int>' (aka 'FetchWindowValue<User, Int>') conform to 'ReturnedSelection'}}
let ranks = User.where { $0.isAdmin }.deleting(returning: { $0.over().count })
