import Fetching

// expected-error@+1 {{property 'isEmpty' requires the types 'Double' and 'String' be equivalent}}
let users = User.request().all().where { $0.score.isEmpty }
