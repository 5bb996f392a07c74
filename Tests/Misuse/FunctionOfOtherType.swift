import Fetching

let soundex = FetchFunction<String, String>("soundex")

// expected-error@+1 {{no exact matches in call to instance method 'callAsFunction'}}
let users = User.request().all().where { soundex($0.score) == "A" }
