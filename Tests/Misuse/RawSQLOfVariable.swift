import Fetching

let text = "1 = 1"
// expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'RawSQL<User>'}}
let users = User.request().all().where { _ in sql(text, as: Bool.self) }
