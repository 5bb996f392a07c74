import Fetching
import FetchingPredicate
import Foundation

let isAdmin = #Predicate<User> { $0.isAdmin }
// expected-error@+1 {{no exact matches in call to instance method 'where'}}
let users = User.request().all().where([isAdmin, isAdmin.negated()].disjunction())
