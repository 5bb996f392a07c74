import Fetching
import FetchingPredicate
import Foundation

func owns(_ pet: Pet) throws -> Bool {
    let isAdmin = #Predicate<User> { $0.isAdmin }
    // expected-error@+1 {{cannot convert value of type 'Pet' to expected argument type 'User'}}
    return try [isAdmin, isAdmin].conjunction().evaluate(pet)
}
