import Fetching
import FetchingPredicate
import Foundation

let key = #Expression<Pet, Int> { $0.id }
// expected-error@+2 {{cannot convert value of type 'Expression<Pet, Int>' to expected argument type 'Expression<User.FetchableMembers.Model, Int>' (aka 'Expression<User, Int>')}}
// expected-note@+1 {{arguments to generic parameter 'Input' ('Pet' and 'User.FetchableMembers.Model' (aka 'User')) are expected to be equal}}
let users = User.request().all().where { $0.evaluate(key) > 10 }
