import Fetching

// expected-error@+1 {{contextual closure type '@Sendable ((Int, String)) throws -> Mapped' expects 1 argument, but 3 were used in closure body}}
let names = User.request().all().select(\.id, \.name).map { id, name, score in name }
