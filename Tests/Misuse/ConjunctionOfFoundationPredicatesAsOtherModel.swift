import Fetching
import FetchingPredicate
import Foundation

let isAdmin = #Predicate<User> { $0.isAdmin }
// expected-error@+2 {{cannot assign value of type 'Predicate<User>' to type 'Predicate<Pet>'}}
// expected-note@+1 {{arguments to generic parameter 'Input' ('User' and 'Pet') are expected to be equal}}
let pets: Predicate<Pet> = [isAdmin].conjunction()
