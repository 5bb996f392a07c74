import Fetching

// expected-error@+1 {{contextual closure type '(User.FetchableMembers) -> FetchPredicate<User>' expects 1 argument, but 2 were used in closure body}}
let users = User.request().all().sorted { $0.name < $1.name }
