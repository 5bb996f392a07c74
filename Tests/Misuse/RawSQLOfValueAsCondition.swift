import Fetching

// expected-error@+1 {{conformance of 'ValueWithoutTruth<Value>' to 'Condition' is unavailable: only a Bool is a condition: compare the value, as in '$0.score > 10'}}
let users = User.request().all().where { sql("length(\($0.name))", as: Int.self) }
