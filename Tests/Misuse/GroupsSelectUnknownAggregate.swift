import Fetching

// expected-error@+1 {{'maximum' has been renamed to 'max(_:)'}}
let groups = User.request().all().grouped(by: \.plan).select(\.key, { $0.maximum(\.score) })
