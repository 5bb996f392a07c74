import Fetching
import FetchingPredicate
import Foundation

let isAdmin = #Predicate<User> { $0.isAdmin }
let owns = #Predicate<User, Pet> { $0.id == $1.id }
// expected-error@+1 {{pack expansion requires that 'User' and 'User, Pet' have the same shape}}
let both = [isAdmin, owns].conjunction()
