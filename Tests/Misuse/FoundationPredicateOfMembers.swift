import Fetching
import FetchingPredicate
import Foundation

// expected-error@+2 {{extra argument 'options' in call}}
// expected-error@+1 {{cannot infer contextual base in reference to member 'caseInsensitive'}}
let isAdmin = #Predicate<User> { $0.name.contains("a", options: .caseInsensitive) }
