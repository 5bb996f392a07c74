import Fetching

// expected-error@+1 {{conformance of 'ValueBeforeMember<Value>' to 'ComparableWithMember' is unavailable: write the member first, as in '$0.score > 10'}}
let groups = User.request().all().grouped(by: \.plan).having { 5 < $0.count }.select(\.key)
