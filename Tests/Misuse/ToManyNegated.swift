import Fetching

// expected-error@+1 {{related models are not a condition: use 'isEmpty' or 'contains { … }'}}
let users = User.request().all().where { !$0.pets }
