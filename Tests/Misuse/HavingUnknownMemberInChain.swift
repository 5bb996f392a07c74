import Fetching

// expected-error@+1 {{getter for 'subscript(dynamicMember:)' is unavailable: a group has 'key', 'count', 'sum', 'average', 'min' and 'max'; a member of its models stands in these}}
let groups = User.request().all().grouped(by: \.plan).having { $0.count > 1 && $0.scor > 5 && $0.key == .premium || $0.max(\.score) > 9 }.select(\.key)
