import Fetching

// expected-error@+1 {{conformance of 'Int' to 'OrderedAmongOtherTypes' is unavailable: compare it with an 'Int' of the same model: convert another number by 'Int(…)'}}
let groups = User.request().all().grouped(by: \.plan).having { $0.count > "5" }.select(\.key)
