import Fetching

// expected-error@+1 {{referencing operator function '>' on 'FetchableOperand' requires that 'Int' conform to 'FetchableOperand'}}
let users = User.request().all().where { $0.pets.contains { _ in Country.fetchableMembers.area > 5 } }
