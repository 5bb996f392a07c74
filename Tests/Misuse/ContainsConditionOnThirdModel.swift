import Fetching

// expected-error@+2 {{operator function '>' requires that 'FetchableMember<Country, Double>' conform to 'FetchableValue'}}
// expected-error@+1 {{argument type 'Int' does not conform to expected type 'FetchableOperand'}}
let users = User.request().all().where { $0.pets.contains { _ in Country.fetchableMembers.area > 5 } }
