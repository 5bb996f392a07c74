import Fetching

// expected-error@+1 {{conformance of 'ComparedValue<Value>' to 'ComparableWithOtherTypes' is unavailable: compare it with a value or member of its own type and of the same model}}
let groups = User.request().all().grouped(by: \.plan).having { $0.key == "premium" }.select(\.key)
