import Fetching

// expected-error@+1 {{static method 'buildExpression' requires the types 'User' and 'Country' be equivalent}}
let users = User.request().all().where { $0.pets.contains { _ in Country.fetchableMembers.area > 5 } }
