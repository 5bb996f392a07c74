import Fetching

// expected-error@+1 {{instance method 'trimmed()' requires the types 'Double' and 'String' be equivalent}}
let users = User.request().all().where { $0.score.trimmed() == "1" }
