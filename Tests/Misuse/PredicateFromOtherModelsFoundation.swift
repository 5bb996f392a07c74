import Fetching
import FetchingPredicate
import Foundation

let isHeavy = #Predicate<Pet> { $0.weight > 10 }

// expected-error@+2 {{cannot convert value of type 'Predicate<Pet>' to expected argument type 'Predicate<User>'}}
// expected-note@+1 {{arguments to generic parameter 'Input' ('Pet' and 'User') are expected to be equal}}
func translate() throws -> FetchPredicate<User> { try User.predicate(from: isHeavy) }
