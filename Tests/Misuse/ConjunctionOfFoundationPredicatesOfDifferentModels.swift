import Fetching
import FetchingPredicate
import Foundation

let isAdmin = #Predicate<User> { $0.isAdmin }
let isVaccinated = #Predicate<Pet> { $0.isVaccinated }
// expected-error@+1 {{cannot convert value of type 'User' to expected element type 'Pet'}}
let both = [isAdmin, isVaccinated].conjunction()
