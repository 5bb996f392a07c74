import Fetching

// expected-error@+1 {{referencing subscript 'subscript(dynamicMember:)' on 'FetchableOperand' requires that 'Plan' conform to 'FetchableFields'}}
let groups = User.request().all().grouped(by: \.plan).select(\.key.0)
