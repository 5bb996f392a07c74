import Fetching

// expected-error@+1 {{static method 'buildExpression' requires the types 'Int' and 'Bool' be equivalent}}
let groups = User.request().all().grouped(by: \.plan).having { $0.count }.select(\.key)
