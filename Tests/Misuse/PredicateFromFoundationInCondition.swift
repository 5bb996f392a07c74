import Fetching
import FetchingPredicate
import Foundation

let isHeavy = #Predicate<Pet> { $0.weight > 10 }
// expected-error@+1 {{invalid conversion from throwing function of type '(Pet.FetchableMembers) throws -> FetchPredicate<Pet>' to non-throwing function type '(Pet.FetchableMembers) -> FetchPredicate<Pet>'}}
let pets = Pet.request().all().where { try Pet.predicate(from: isHeavy) && $0.weight < 20 }
