import Fetching

// expected-error@+1 {{conformance of 'ValueWithoutTruth<Value>' to 'Condition' is unavailable: only a Bool is a condition: compare the value, as in '$0.score > 10'}}
let scope = Scope<Memo> { $0.text }
