import Fetching
import Foundation

let isHigh = #Predicate<House> { $0.floors > 2 }
// expected-error@+1 {{no exact matches in call to instance method 'satisfies'}}
let users = User.request().all().where { $0.house.satisfies(isHigh) }
