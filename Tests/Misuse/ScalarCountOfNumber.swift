import Fetching

// expected-error@+1 {{conformance of 'ValueWithoutText<Value>' to 'HasMethodsOfText' is unavailable: only a String has the methods of text}}
let users = User.request().all().where { $0.score.unicodeScalarCount > 3 }
