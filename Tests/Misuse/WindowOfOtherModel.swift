import Fetching

// expected-error@+1 {{instance method 'over(partition:)' requires the types 'User.FetchableMembers.Model' (aka 'User') and 'Pet' be equivalent}}
let ranks = User.request().all().select { $0.over(partition: { _ in Pet.fetchableMembers.name }).count }

// expected-error@+1 {{instance method 'select' requires the types 'User' and 'Pet.FetchableMembers.Model' (aka 'Pet') be equivalent}}
let sums = User.request().all().select { _ in Pet.fetchableMembers.over().count }
