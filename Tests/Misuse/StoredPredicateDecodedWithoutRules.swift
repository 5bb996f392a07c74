import Fetching
import FetchingPredicate
import Foundation

// expected-error@+1 {{instance method 'decode(_:from:)' requires that 'FetchPredicate<User>' conform to 'Decodable'}}
func read(_ data: Data) throws -> FetchPredicate<User> { try JSONDecoder().decode(FetchPredicate<User>.self, from: data) }
