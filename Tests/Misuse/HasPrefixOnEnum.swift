import Fetching

// expected-error@+1 {{conformance of 'ValueWithoutText<Value>' to 'HasMethodsOfText' is unavailable: only a String has the methods of text: compare the value, as in '$0.score > 10'}}
let users = User.request().all().where { $0.plan.hasPrefix("pre") }
