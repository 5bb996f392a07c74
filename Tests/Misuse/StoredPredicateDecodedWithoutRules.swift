import Fetching
import FetchingPredicate
import Foundation

func read(_ data: Data) throws -> FetchPredicate<User> {
    // expected-error@+1 {{instance method 'decode(_:from:)' requires that 'FetchPredicate<User>' conform to 'Decodable'}}
    try JSONDecoder().decode(FetchPredicate<User>.self, from: data)
}
