import Fetching

// expected-error@+1 {{conformance of 'ValueWithoutTruth<Value>' to 'Condition' is unavailable: only a Bool is a condition: compare the value, as in '$0.score > 10'}}
let groups = User.request().all().grouped(by: \.plan).having { $0.average(\.score) }.select(\.key)
