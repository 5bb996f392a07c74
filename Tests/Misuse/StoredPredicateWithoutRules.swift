import Fetching
import FetchingPredicate
import Foundation

// expected-error@+1 {{missing argument for parameter 'rules' in call}}
func read(_ data: Data) throws -> FetchPredicate<User> { try User.predicate(stored: data) }
