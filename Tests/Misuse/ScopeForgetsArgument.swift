import Fetching

// expected-error@+1 {{contextual closure type '@Sendable (Memo.FetchableMembers) -> FetchPredicate<Memo>' expects 1 argument, but 2 were used in closure body}}
let scope = Scope<Memo> { $0.tenantID == $1 }
