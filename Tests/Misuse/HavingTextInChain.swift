import Fetching

// expected-error@+1 {{conformance of 'Double' to 'OrderedAmongOtherTypes' is unavailable: compare it with a 'Double' of the same model: convert another number by 'Double(…)'}}
let groups = User.request().all().grouped(by: \.plan).having { $0.count > 1 && $0.average(\.score) > "5" && $0.key == .premium }.select(\.key)
