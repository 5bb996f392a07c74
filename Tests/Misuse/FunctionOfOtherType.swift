import Fetching

let soundex = FetchFunction<String, String>("soundex")

// expected-error@+1 {{instance method 'callAsFunction' requires the types 'String' and 'Double' be equivalent}}
let users = User.request().all().where { soundex($0.score) == "A" }
